/** Nations and topics that those who help are there for. */
import type { HelpOrganisation } from '@plainletter/contracts/rule'

export const ENGLAND: HelpOrganisation['nations'] = ['england']
export const WALES: HelpOrganisation['nations'] = ['wales']
export const SCOTLAND: HelpOrganisation['nations'] = ['scotland']
export const NORTHERN_IRELAND: HelpOrganisation['nations'] = ['northern_ireland']
export const GREAT_BRITAIN: HelpOrganisation['nations'] = ['england', 'wales', 'scotland']
export const EVERYTHING: HelpOrganisation['topics'] = [
  'debt',
  'parking',
  'housing',
  'consumer',
  'employment',
  'criminal',
  'family',
  'immigration',
  'general',
]
