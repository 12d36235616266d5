/** The classes of a text box, a text area or a select. */
export const CONTROL_LOOK =
  'bordered w-full min-h-11 rounded-control border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-2 aria-invalid:border-urgent disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3'
