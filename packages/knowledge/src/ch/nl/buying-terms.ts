/** The law on phone firms, services, being tricked, unfair terms and late goods, where a letter names them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_NL: Words = {
  'ch.buy.right-phone': {
    says: 'Bij een telefoon- of internetbedrijf schrijft u eerst het bedrijf. Dan kijkt de ombudsman (ombudscom) er voor een klein bedrag naar, en het bedrijf betaalt de rest.',
  },
  'ch.buy.right-end-service': {
    says: 'Veel contracten voor een dienst (Auftrag) kunnen altijd beëindigd worden. U betaalt wat gedaan is. Alleen een einde op een slecht moment kan meer kosten.',
  },
  'ch.buy.right-tricked': {
    says: 'Bent u misleid of hebt u een grote fout gemaakt? U kunt binnen een jaar na de ontdekking zeggen dat het contract u niet bindt.',
  },
  'ch.buy.right-unfair-terms': {
    says: 'Kleine lettertjes die grof oneerlijk zijn voor consumenten, gelden niet.',
  },
  'ch.buy.right-late': {
    says: 'Komen spullen niet? Geef schriftelijk een laatste redelijke dag. Komen ze dan nog niet, dan kunt u meteen annuleren en uw geld terugkrijgen.',
  },
}
