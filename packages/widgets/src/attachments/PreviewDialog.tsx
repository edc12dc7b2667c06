import type { Attachment } from '@tramita/client/contract';
import { ChevronLeft, ChevronRight, Download, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { attachmentMessages } from '../messages/attachments.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { DialogWindow } from '../ui/Dialog/DialogWindow.tsx';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { Spinner } from '../ui/Spinner/Spinner.tsx';
import * as styles from './preview.css.ts';
import { previewKind } from './preview-kind.ts';
import { type Preview, usePreview } from './use-preview.ts';

export interface PreviewDialogProps {
  /** IDK of the request. */
  idk: number;
  /** The files that can be previewed, including the current one. */
  files: readonly Attachment[];
  /** The current file. */
  file: Attachment;
  onFileChange: (file: Attachment) => void;
  onDownload: (file: Attachment) => void;
  onClose: () => void;
}

/** Previews a request's pictures and PDFs. Arrow keys move between the files; plus, minus and 0 change the size. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { idk, files, file, onFileChange, onDownload, onClose } = props;
  const messages = useMessages(attachmentMessages);
  const [zoom, setZoom] = useState(fit);
  const { preview, retry } = usePreview(idk, file);
  const next = useRef<HTMLButtonElement>(null);
  const position = files.findIndex(({ id }) => id === file.id);
  const isPicture = previewKind(file.originalFileName) === 'picture';
  const go = (step: number) => {
    const other = files[(position + step + files.length) % files.length];
    if (!other || other === file) return;
    setZoom(fit);
    onFileChange(other);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    const zooming = isPicture ? zooms[event.key] : undefined;
    // arrow keys scroll a picture that is larger than its box
    const isScrolling = zoom !== fit && event.target === event.currentTarget.firstElementChild;
    if ((step === undefined || isScrolling) && !zooming) return;
    event.preventDefault();
    if (step !== undefined) go(step);
    else if (zooming) setZoom(zooming);
  };
  return (
    <DialogWindow
      open
      onClose={onClose}
      title={<span className={styles.name}>{file.originalFileName}</span>}
      width={1100}
      flush
      initialFocus={next}
      headerActions={
        <IconButton
          name={messages.download(file.originalFileName)}
          icon={<Download />}
          onClick={() => onDownload(file)}
        />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons inside */}
      <div className={styles.window} onKeyDown={handleKeyDown}>
        <PreviewArea key={file.id} file={file} preview={preview} zoom={zoom} onRetry={retry} onDownload={onDownload} />
        <div className={styles.tools}>
          {files.length > 1 && (
            <>
              <IconButton name={messages.previousFile} icon={<ChevronLeft />} onClick={() => go(-1)} />
              <span className={styles.place} role="status">
                {messages.previewOf(position + 1, files.length)}
              </span>
              <IconButton ref={next} name={messages.nextFile} icon={<ChevronRight />} onClick={() => go(1)} />
            </>
          )}
          {isPicture && (
            <span className={styles.zoom}>
              <IconButton name={messages.zoomOut} icon={<ZoomOut />} onClick={() => setZoom(smaller)} />
              <Button variant="ghost" size="sm" aria-label={messages.zoomFit} onClick={() => setZoom(fit)}>
                {zoom === fit ? <Maximize /> : messages.zoom(zoom)}
              </Button>
              <IconButton name={messages.zoomIn} icon={<ZoomIn />} onClick={() => setZoom(larger)} />
            </span>
          )}
        </div>
      </div>
    </DialogWindow>
  );
}

/** Zoom in percent of the picture's own size; 0 fits it to the dialog. */
const fit = 0;
const sizes = [25, 50, 75, 100, 150, 200, 300, 400] as const;
const larger = (zoom: number): number => (zoom === fit ? 100 : (sizes.find((size) => size > zoom) ?? zoom));
const smaller = (zoom: number): number => (zoom === fit ? 50 : (sizes.findLast((size) => size < zoom) ?? zoom));

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const zooms: Readonly<Record<string, (zoom: number) => number>> = {
  '+': larger,
  '=': larger,
  '-': smaller,
  '0': () => fit,
};

interface PreviewAreaProps extends Pick<PreviewDialogProps, 'file' | 'onDownload'> {
  preview: Preview;
  zoom: number;
  onRetry: () => void;
}

function PreviewArea({ file, preview, zoom, onRetry, onDownload }: PreviewAreaProps) {
  const messages = useMessages(attachmentMessages);
  const [width, setWidth] = useState(0);
  const name = file.originalFileName;
  if (preview.state === 'loading')
    return (
      <div className={styles.area}>
        <Spinner label={messages.opening} />
      </div>
    );
  if (preview.state === 'failed')
    return (
      <div className={styles.area}>
        <ErrorState
          title={preview.isUnauthorized ? messages.downloadUnauthorized : messages.downloadFailed}
          onRetry={onRetry}
        />
      </div>
    );
  if (preview.state === 'unfit')
    return (
      <div className={styles.area}>
        <p>{messages.notShown}</p>
        <Button icon={<Download />} onClick={() => onDownload(file)}>
          {messages.download(name)}
        </Button>
      </div>
    );
  if (previewKind(name) === 'pdf') return <iframe className={styles.document} src={preview.address} title={name} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture larger than its box must be scrollable by keyboard
    <section className={styles.area} tabIndex={0} aria-label={name}>
      <img
        className={zoom === fit ? styles.fitted : styles.picture}
        src={preview.address}
        alt={name}
        style={zoom === fit || width === 0 ? undefined : { width: (width * zoom) / 100 }}
        onLoad={(event) => setWidth(event.currentTarget.naturalWidth)}
      />
    </section>
  );
}
