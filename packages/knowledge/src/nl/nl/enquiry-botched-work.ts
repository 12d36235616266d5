/** Questions about bad work of a tradesman: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_NL: Words = {
  'nl.ask.botched-work': {
    says: 'Schrijf met foto’s wat er mis is en geef een redelijke tijd voor herstel. Tot dan mag u een deel van de rekening achterhouden dat past bij het gebrek, niet alles. Gebeurt er niets, schrijf dan dat een ander bedrijf het op hun kosten doet. Ga daarna naar de Geschillencommissie of de kantonrechter.',
  },
}
