/** Provisions that the tactics of the United Kingdom cite, and who they hold for. */
import type { Nation } from '@plainletter/contracts/country'

import { law } from '../../tactic-rows.ts'

export const ENGLAND: Nation[] = ['england']
export const WALES: Nation[] = ['wales']
export const SCOTLAND: Nation[] = ['scotland']
export const NI: Nation[] = ['northern_ireland']
export const EW: Nation[] = ['england', 'wales']
export const EWNI: Nation[] = ['england', 'wales', 'northern_ireland']
export const GB: Nation[] = ['england', 'wales', 'scotland']

type Act = { title: string; path: string; from?: string }

/** A provision on legislation.gov.uk. `path` is the part of the address after the act. */
export function ukLaw({ title, path, from }: Act, provision: string, part = 'contents') {
  const url = `https://www.legislation.gov.uk/${path}/${part}`
  return law(title, provision, from === undefined ? { url } : { url, from })
}

/** Guidance of a public body. */
export function guide(title: string, provision: string, url: string) {
  return law(title, provision, { url })
}
