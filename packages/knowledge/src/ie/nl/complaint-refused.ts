/** The Dutch words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_NL: Words = {
  'ie.refused.reality': {
    says: 'Het is het laatste woord van het bedrijf, niet van uw zaak. Iemand die onafhankelijk is kan opnieuw kijken.',
  },
  'ie.refused.right-free': {
    says: 'De Financial Services and Pensions Ombudsman is gratis voor u. U heeft geen advocaat nodig.',
  },
  'ie.refused.right-time': {
    says: 'Meestal heeft u zes jaar vanaf de fout. Bij lange contracten, zoals pensioen en levensverzekering, kan het drie jaar zijn vanaf dat u het wist.',
  },
  'ie.refused.right-binding': {
    says: 'De Ombudsman zoekt eerst een akkoord. Een besluit bindt het bedrijf en kan u geld geven.',
  },
  'ie.refused.warn-binding': {
    says: 'Een formeel besluit bindt ook u. Alleen de High Court kan het wijzigen, binnen 35 dagen.',
  },
  'ie.refused.step-gather': {
    says: 'Bewaar deze brief: de Ombudsman vraagt erom. Leg uw brieven, afschriften en notities erbij.',
  },
  'ie.refused.step-send': {
    says: 'Klaag online bij de Ombudsman. Zeg wat er misging, wat u verloor en wat u wilt.',
  },
  'ie.refused.option-ombudsman': {
    title: 'Naar de Ombudsman gaan',
    cost: 'Gratis.',
    time: 'Enkele maanden.',
    risk: 'Klein. U betaalt niets als u verliest.',
    bestFor: 'U vindt nog steeds dat het bedrijf fout zat.',
    says: 'Stuur het formulier met deze brief. Begin niet eerst een rechtszaak over hetzelfde.',
  },
  'ie.refused.step-pay': {
    says: 'Blijf betalen wat u niet betwist. Zo groeit er geen nieuwe schuld.',
  },
  'ie.refused.right-public': {
    says: 'Voor een overheid, zoals een gemeente of de HSE, is de Ombudsman gratis. U heeft meestal 12 maanden vanaf de fout.',
  },
  'ie.refused.right-small': {
    says: 'Tegen een bedrijf dat u iets verkocht, is er de small claims-procedure tot €2,000.',
  },
  'ie.refused.step-other': {
    says: 'Zoek in de brief welke ombudsman wordt genoemd. Stuur die snel dit antwoord en uw papieren.',
  },
}
