/** The Dutch words of the rows in ../trial-period.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIAL_PERIOD_NL: Words = {
  'fr.trial.want': { says: 'Uw werkgever beëindigt uw proeftijd (période d’essai).' },
  'fr.trial.reality': {
    says: 'In een proeftijd is geen reden en geen gesprek nodig. Maar het moet over uw vaardigheden gaan, en ze moeten een termijn geven.',
  },
  'fr.trial.right-notice': {
    says: 'De termijn is 24 uur in de eerste week, 48 uur tot één maand, twee weken na één maand en een maand na drie. Was ze te kort, dan krijgt u het loon.',
  },
  'fr.trial.right-length': {
    says: 'Een proeftijd moet in het contract staan. Ze duurt hoogstens twee maanden voor arbeiders en bedienden, drie voor leidinggevenden op de werkvloer, vier voor kaderleden. Ze wordt hoogstens één keer verlengd, alleen als contract en sectorakkoord het toelaten en u akkoord ging.',
  },
  'fr.trial.right-after': {
    says: 'Eindigde het na de laatste dag van de proeftijd? Dan is het een ontslag (licenciement), met een gesprek, een reden en geld.',
  },
  'fr.trial.right-void': {
    says: 'Het is nietig als de ware reden zwangerschap, ziekte, afkomst, geloof, vakbondswerk of een melding van intimidatie is.',
  },
  'fr.trial.right-papers': {
    says: 'U krijgt een werkverklaring, het verschuldigde loon met niet opgenomen verlof, en het papier voor France Travail. Schrijf u daar meteen in.',
  },
  'fr.trial.right-court': {
    says: "U hebt twaalf maanden om naar de arbeidsrechter (conseil de prud'hommes) te gaan. Bij discriminatie is het vijf jaar.",
  },
  'fr.trial.step': {
    says: 'Vergelijk drie dagen: het begin van het contract, het einde van de proeftijd, en de dag waarop u het hoorde.',
  },
  'fr.trial.option': {
    says: "Vraag schriftelijk het ontbrekende loon voor de termijn. Weigeren ze, ga dan naar de arbeidsrechter (conseil de prud'hommes). Een advocaat is niet nodig.",
    title: 'De ontbrekende termijn eisen',
    cost: 'Een brief. Bij de rechter kan een bijdrage van € 50 nodig zijn; niet met rechtsbijstand.',
    time: 'Enkele weken.',
    risk: 'Geen.',
    bestFor: 'U hoorde het te laat.',
  },
}
