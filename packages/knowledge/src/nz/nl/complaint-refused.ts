/** The Dutch words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_NL: Words = {
  'nz.refused.reality': {
    says: 'Het is het laatste woord van het bedrijf, niet van uw zaak. Iemand die onafhankelijk is, kan er opnieuw naar kijken.',
  },
  'nz.refused.right-free': {
    says: "De geschillendienst (scheme) die de brief noemt, is gratis voor u, en u hebt geen advocaat nodig. Het bedrijf moet bij zo'n dienst horen.",
  },
  'nz.refused.right-bind': {
    says: 'Neemt u het besluit van de dienst (scheme) aan? Dan moet het bedrijf doen wat er staat. Neemt u het niet aan? Dan kunt u nog naar de rechter.',
  },
  'nz.refused.right-others': {
    says: 'Voor stroom en gas is het Utilities Disputes, voor telefoon en internet Telecommunications Dispute Resolution. Beide zijn gratis.',
  },
  'nz.refused.right-tribunal': {
    says: 'Voor producten en diensten kunt u ook naar het Disputes Tribunal, tot $60.000. Daar doen geen advocaten mee.',
  },
  'nz.refused.right-public': {
    says: 'Voor een overheidsdienst kijkt de Ombudsman er gratis naar.',
  },
  'nz.refused.step-keep': {
    says: 'Bewaar deze brief. Zoek de dienst (scheme) en de laatste dag die erin staan. Die tijd kan kort zijn, dus schrijf snel.',
  },
  'nz.refused.step-gather': {
    says: 'Leg uw brieven, afschriften en notities van gesprekken bij elkaar. Blijf betalen wat u niet betwist.',
  },
  'nz.refused.option-scheme': {
    says: 'Klaag online. Zeg wat er misging, wat u verloor en wat u wilt, en voeg deze brief toe.',
    title: 'Naar de gratis geschillendienst (scheme) gaan',
    cost: 'Gratis.',
    time: 'Een aantal maanden.',
    risk: 'Laag. U betaalt niets als u verliest.',
    bestFor: 'U denkt nog steeds dat het bedrijf ongelijk had.',
  },
}
