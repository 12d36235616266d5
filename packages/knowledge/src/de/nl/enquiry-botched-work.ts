/** Questions about bad work of a tradesman: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_NL: Words = {
  'de.ask-buy.botched-work': {
    says: 'Keur het werk niet goed (Abnahme). Noem de gebreken met foto’s en geef een redelijke tijd. Tot dan mag u zo’n twee keer de herstelkosten achterhouden. Is de tijd voorbij: laat het op hun kosten doen, betaal minder, of stop bij grove gebreken. Betaal het deel dat klopt.',
  },
}
