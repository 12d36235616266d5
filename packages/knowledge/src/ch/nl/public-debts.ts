/** The Dutch words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'ch.state.want': {
    says: 'Het geld is schuldig aan de staat, het kanton, de gemeente of een andere openbare instantie.',
  },
  'ch.state.who': {
    says: 'Dit is een openbare dienst. Zij kan vaak zelf met een besluit (Verfügung, décision) bepalen dat u het geld schuldig bent.',
  },
  'ch.state.reality': {
    says: 'Een definitief besluit telt als een vonnis. Het incassokantoor van de staat (Betreibungsamt) kan dan een deel van uw loon nemen zonder nieuw proces.',
  },
  'ch.state.not-yet': {
    says: 'Eerst moet het Betreibungsamt een betalingsbevel sturen. U kunt binnen tien dagen verzet doen, maar een definitief besluit kan dat opheffen.',
  },
  'ch.state.rights': {
    says: 'U kunt om het besluit vragen, het op tijd aanvechten en om meer tijd of termijnen vragen.',
  },
  'ch.state.know-minimum': {
    says: 'Wat u nodig hebt om te leven, mag niet van uw loon worden genomen, ook niet voor schulden bij de staat.',
  },
  'ch.state.right-defence': {
    says: 'Is het besluit definitief? Dan kunt u nog tonen dat u betaalde, uitstel kreeg of dat de schuld verjaard is.',
  },
  'ch.state.right-fine': {
    says: 'Vraag bij een boete meteen om termijnen of meer tijd. Een boete die niet te innen is, kan dagen gevangenis worden.',
  },
  'ch.state.right-tax': {
    says: 'Bij nood kunt u om termijnen of kwijtschelding van belasting vragen. Vraag het voor de federale belasting vóór het betalingsbevel.',
  },
  'ch.state.step-ruling': {
    says: 'Zoek een besluit en de termijn voor bezwaar, meestal 30 dagen. Hebt u er geen, vraag er dan een dat u kunt aanvechten.',
  },
  'ch.state.step-time': {
    says: 'Kunt u niet meteen betalen? Schrijf de dienst voor de datum. Bied termijnen aan en toon uw budget.',
  },
  'ch.state.serafe-reality': {
    says: 'Serafe werkt voor de staat. Doet u verzet tegen een betalingsbevel, dan kan zij het zelf met een besluit opheffen. U kunt naar het BAKOM (OFCOM).',
  },
  'ch.state.premium-reality': {
    says: 'Voor premies van de basisverzekering kan de verzekeraar zelf beslissen en uw verzet opheffen. U hebt 30 dagen voor bezwaar tegen zijn besluit.',
  },
  'ch.state.premium-who': {
    says: 'Een basisverzekeraar is geen overheidsdienst. Maar voor zijn premies mag hij van de wet beslissen als een dienst.',
  },
}
