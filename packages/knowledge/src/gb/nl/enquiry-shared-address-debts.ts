/** Questions about the debts of someone at your address: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_ADDRESS_DEBTS_NL: Words = {
  'gb.ask-debt.address-blacklist': {
    says: 'Geen adres staat op een zwarte lijst. Kredietdossiers gaan over personen. U bent alleen met iemand verbonden door krediet op beide namen, zoals een gezamenlijke rekening of lening. Samenwonen maakt u geen schuldenaar. Een incassobureau mag niets meenemen; alleen deurwaarders na een rechterlijke beslissing, en alleen spullen van wie schuld heeft. Bewaar bonnen van uw spullen en bekijk gratis uw dossier.',
  },
  'gb.ask-debt.disassociation': {
    says: 'Beëindig eerst alle krediet op beide namen: sluit de gezamenlijke rekening of zet de lening op één naam. Vraag dan Experian, Equifax en TransUnion elk om ontkoppeling (notice of disassociation); dat is gratis. Zolang er gezamenlijk krediet loopt, blijft de band en kan ieder om alles worden gevraagd. Klopt de band niet, dan moeten zij dat verbeteren; klaag anders bij de Information Commissioner.',
  },
}
