/** A letter on deductions from a tenancy deposit in Scotland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_SCOTLAND_NL: Words = {
  'gb.deposit.right-protected-scotland': {
    says: 'De verhuurder moest de borg binnen 30 werkdagen bij een dienst (scheme) zetten. Zo niet, dan kan de rechter (tribunal) u tot drie keer de borg geven.',
  },
  'gb.deposit.right-scheme-scotland': {
    says: 'De dienst (scheme) heeft het geld. Bent u het oneens, dan beslist die gratis op papier. U kunt om een nieuwe blik vragen.',
  },
  'gb.deposit.step-scotland': {
    says: 'Antwoord de dienst (scheme) binnen 30 werkdagen na de brief. Anders kan die de verhuurder betalen wat is gevraagd.',
  },
  'gb.deposit.step-proof-scotland': {
    says: 'Vraag de inventarislijst, foto’s en rekeningen. Verzamel eigen foto’s, berichten en bonnen.',
  },
  'gb.deposit.option-scotland': {
    says: 'Zeg de dienst (scheme) dat u het niet eens bent en stuur bewijs.',
    title: 'De dienst laten beslissen',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Na één herziening bindt de beslissing beiden.',
    bestFor: 'De bedragen zijn te hoog of zonder bewijs.',
  },
  'gb.deposit.right-proof-scotland': {
    says: 'De borg is van u tot een schuld is aangetoond. De verhuurder moet elk bedrag bewijzen, en gewone slijtage is geen schade.',
  },
  'gb.deposit.option-tribunal-scotland': {
    says: 'Was de borg niet beschermd? Ga dan binnen drie maanden na het einde van de huur naar het First-tier Tribunal for Scotland (Housing and Property Chamber).',
    title: 'Naar de rechter gaan',
    cost: 'Aanvragen kost niets.',
    time: 'Enkele maanden.',
    risk: 'Te late aanvragen worden geweigerd.',
    bestFor: 'De borg was te laat of nooit beschermd.',
  },
}
