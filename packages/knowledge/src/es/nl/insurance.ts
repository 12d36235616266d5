/** The Dutch words of Spain: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_NL: Words = {
  'es.insurance.want': {
    says: 'Een verzekeraar zegt nee, betaalt minder, beëindigt de polis, of vraagt premie.',
  },
  'es.insurance.who': {
    says: 'Dit is een particuliere verzekeraar. De verzekeringsdirectie (DGSFP) houdt toezicht.',
  },
  'es.insurance.rights': {
    says: 'U kunt redenen vragen, uw eigen expert sturen, gratis klagen, en naar de rechter gaan.',
  },
  'es.insurance.reality': {
    says: 'Een eerste nee is niet definitief. Bedingen die uw rechten beperken tellen alleen als ze opvallen en u ze tekende.',
  },
  'es.insurance.no-court': {
    says: 'Voor een onbetaalde premie kan hij zonder rechter uw geld niet nemen.',
  },
  'es.insurance.time': {
    says: 'U hebt twee jaar om te eisen voor schade aan dingen, en vijf voor personen.',
  },
  'es.insurance.right-forty': {
    says: 'Binnen 40 dagen na uw melding moet hij minstens het bedrag betalen waarvan hij weet dat hij het schuldig is.',
  },
  'es.insurance.right-interest': {
    says: 'Heeft hij na drie maanden zonder goede reden niet betaald, dan is hij u hoge rente schuldig.',
  },
  'es.insurance.right-limits': {
    says: 'Bedingen die uw rechten beperken moeten opvallen en schriftelijk zijn aanvaard.',
  },
  'es.insurance.right-expert': {
    says: 'Bent u het niet eens over de schade, dan mag u uw eigen expert noemen. Een derde beslist.',
  },
  'es.insurance.right-month': {
    says: 'Betaalt u een latere premie niet, dan stopt de dekking een maand na de vervaldag. Eist hij haar niet binnen zes maanden, dan eindigt het contract.',
  },
  'es.insurance.right-one-month-leave': {
    says: 'U kunt de jaarlijkse verlenging stoppen met een maand bericht vooraf. De verzekeraar heeft er twee nodig.',
  },
  'es.insurance.step-reasons': {
    says: 'Vraag schriftelijk de reden, het gebruikte beding en het expertverslag.',
  },
  'es.insurance.step-sac': {
    says: 'Klaag bij de klantendienst of ombudsman (defensor). Bewaar bewijs van de datum.',
  },
  'es.insurance.step-dgsfp': {
    says: 'Zegt hij nee of antwoordt hij niet op tijd, klaag dan gratis bij de DGSFP.',
  },
  'es.insurance.step-proof': {
    says: 'Bewaar foto’s, rekeningen en verslagen. Meld nieuwe schade binnen zeven dagen.',
  },
  'es.insurance.option-complain': {
    title: 'Klaag',
    says: 'Eerst bij de verzekeraar, dan bij de DGSFP.',
    cost: 'Niets.',
    time: 'Een of twee maanden, dan enkele maanden.',
    risk: 'De mening van de DGSFP bindt de verzekeraar niet.',
    bestFor: 'Het nee heeft geen duidelijke reden.',
  },
  'es.insurance.option-expert': {
    title: 'Noem uw eigen expert',
    says: 'Uw expert en de hunne bekijken de schade. Een derde beslist.',
    cost: 'Uw expert, en de helft van de derde.',
    time: 'Weken.',
    risk: 'Het kan meer kosten dan het oplevert.',
    bestFor: 'Ze willen betalen, maar te weinig.',
  },
  'es.insurance.option-court': {
    title: 'Naar de rechter',
    says: 'Een rechter kan betaling met rente bevelen. Tot €2.000 zonder advocaat.',
    cost: 'Een advocaat boven €2.000.',
    time: 'Maanden.',
    risk: 'Kosten als u verliest.',
    bestFor: 'Een groot bedrag en goed bewijs.',
  },
  'es.insurance.insight-small-print': {
    says: 'Is het beding niet apart getekend, dan telt het misschien niet.',
    actionable: 'Zoek uw handtekening onder de bijzondere bedingen.',
  },
  'es.insurance.warning-sign-less': {
    says: 'Teken geen papier dat het bedrag alles eindigt (finiquito) als het te laag is.',
  },
}
