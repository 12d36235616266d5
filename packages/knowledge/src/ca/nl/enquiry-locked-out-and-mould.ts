/** The Dutch words of the rows in ../enquiry-locked-out-and-mould.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKED_OUT_AND_MOULD_NL: Words = {
  'ca.fact.locked-out': {
    says: 'Uw verhuurder mag u niet buitensluiten, ook niet bij te late huur. Alleen een gerechtsambtenaar met een bevel. Toon de politie contract of rekening en vraag om toegang. Bel in Ontario de Rental Housing Enforcement Unit, 1-888-772-9277; elders het huurkantoor voor een spoedbevel. Bewaar bonnen: u kunt ze vorderen.',
  },
  'ca.fact.repairs-qc': {
    says: 'Stop niet zelf met betalen: u kunt de huur verliezen. Stuur een ingebrekestelling (mise en demeure) aangetekend met foto’s en termijn, vaak 10 dagen. Vraag dan het woontribunaal om herstel, lagere huur en schade. Het kan u de huur daar laten storten. Bel ook de inspecteur van de stad.',
  },
}
