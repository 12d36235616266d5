/** Questions about energy and water: cut off, prepayment meters and late bills. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_NL: Words = {
  'gb.ask-consumer.energy-cut-off': {
    says: 'Het is een laatste stap, en zeldzaam. Het bedrijf moet eerst een regeling aanbieden. Om binnen te komen heeft het uw toestemming of een warrant nodig. Bel vandaag en vertel over ziekte, kinderen of hoge leeftijd.',
    dependsOn: 'wie er bij u woont en of u een regeling kunt afspreken',
  },
  'gb.ask-consumer.prepayment': {
    says: 'Ze moeten eerst een regeling aanbieden die u kunt betalen. In sommige woningen mogen ze geen meter afdwingen, bijvoorbeeld met een kind onder twee jaar. Om binnen te komen hebben ze uw ja of een warrant nodig.',
    dependsOn: 'wie er bij u woont en of u anders kunt betalen',
  },
  'gb.ask-consumer.back-bill': {
    says: 'Een energiebedrijf mag geen energie van meer dan 12 maanden geleden in rekening brengen die het toen niet in rekening bracht, tenzij u dat tegenhield. Vraag dat deel eraf te halen. Ga na acht weken naar de Energy Ombudsman.',
  },
  'gb.ask-consumer.water-cut-off': {
    says: 'Een waterbedrijf mag het water in uw woning niet afsluiten of minder hard laten stromen omdat u geld schuldig bent. Vraag een regeling of een lager tarief.',
  },
}
