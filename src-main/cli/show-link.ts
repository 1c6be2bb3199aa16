/** What `--show-link` says of itself, for the two commands that have it. */
export const SHOW_LINK =
  'print an address that opens the app: good for one window, within a minute; whoever reads it is in'
