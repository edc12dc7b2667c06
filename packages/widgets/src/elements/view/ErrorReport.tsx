import { Component, type ReactNode } from 'react';

interface ErrorReportProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Reports an error of a widget as an event of its element, so that it does not reach the page. */
export class ErrorReport extends Component<ErrorReportProps> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  /** An update of the element, perhaps with other attributes, is rendered again. */
  override componentDidUpdate(before: ErrorReportProps): void {
    if (this.state.hasFailed && before.children !== this.props.children) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
