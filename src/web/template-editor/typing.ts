/** There words are typed, or a dialog or menu has the keys. */
const TYPED =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable], [role=dialog], [role=menu]'

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null
