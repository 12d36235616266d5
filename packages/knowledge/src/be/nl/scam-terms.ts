/** Oplichting, in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_TERMS_NL: Words = {
  'be.scam.right-unordered': {
    says: 'Wat u nooit bestelde, hoeft u niet te betalen of terug te sturen.',
  },
  'be.scam.who': {
    says: 'Het lijkt een oplichter die een bekende naam gebruikt. Zoek zelf het echte nummer en vraag het daar.',
  },
  'be.scam.not-yet': {
    says: 'Er wordt u niets afgenomen als u niet antwoordt. Een echte vordering vraagt eerst een rechter of een officieel stuk.',
  },
  'be.scam.step-police': {
    says: 'Verloor u geld? Doe aangifte bij de politie en bewaar het nummer. Uw bank vraagt ernaar.',
  },
  'be.scam.right-hearing': {
    says: 'De echte politie hoort u in persoon, niet per e-mail, en u mag eerst een advocaat spreken. Ze zegt kort waar het over gaat en sluit nooit een zaak voor geld dat u stuurt.',
  },
}
