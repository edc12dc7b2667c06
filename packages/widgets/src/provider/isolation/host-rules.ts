/**
 * Rules for the host of a widget in a shadow root, and for the frame in it, an element with `data-slot="frame"`.
 *
 * Rules of a page that match the host element, such as `* { color: red }`, would be inherited: the frame stops them.
 * Text decorations of the page propagate into all boxes in its flow, but not into a floating box.
 */
export const hostRules = `
:host{display:flow-root;flex:1 1 auto;min-width:0;min-height:0;height:100%;text-decoration:none!important;font-family:inherit!important}
:host([hidden]){display:none!important}
[data-slot=frame]{all:initial;float:left;width:100%;height:100%;direction:ltr;font-family:inherit}`;
