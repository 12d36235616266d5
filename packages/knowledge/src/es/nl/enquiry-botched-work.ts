/** The Dutch words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_NL: Words = {
  'es.ask.botched-work': {
    says: 'Schrijf het bedrijf per burofax met foto’s en geef een redelijke tijd voor herstel. Tot dan mag u een deel van de prijs inhouden dat past bij het gebrek. Gebeurt er niets, vraag dan de kosten van een ander bedrijf of beëindig het contract. U hebt vijf jaar. Voor bouwgebreken gelden één, drie en tien jaar.',
  },
}
