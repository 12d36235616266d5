/** The Dutch words of the rows in ../state-divorces.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DIVORCES_NL: Words = {
  'us.divorce.want': {
    says: 'Uw man of vrouw vraagt een rechter om het huwelijk te beëindigen en over kinderen, geld en het huis te beslissen.',
  },
  'us.divorce.reality': {
    says: 'Dit is een echte rechtszaak. Als u niet antwoordt, kan de rechter geven wat in de papieren wordt gevraagd.',
  },
  'us.divorce.right-heard': {
    says: 'U kunt antwoorden, vragen wat u wilt, en gehoord worden over kinderen, alimentatie en bezit.',
  },
  'us.divorce.right-kids': {
    says: 'Meestal beslist de staat waar de kinderen zes maanden woonden over hen. Alimentatie volgt de richtlijnen van de staat.',
  },
  'us.divorce.step': {
    says: 'Dien uw antwoord uiterlijk op de datum in, met het eigen formulier van de rechtbank. Kopieer papieren van bank, loon en belasting. Vraag de gratis rechtshulp (legal aid) om hulp.',
  },
  'us.divorce.option-answer': {
    says: 'Antwoord en zeg waarmee u het eens bent en waarmee niet.',
    title: 'Een antwoord indienen',
    cost: 'Kosten om in te dienen, die kunnen worden kwijtgescholden',
    time: 'Uiterlijk op de datum in de papieren',
    risk: 'Geen. Zonder antwoord kunt u bij verstek verliezen.',
    bestFor: 'U wilt meebeslissen.',
  },
  'us.divorce.option-agree': {
    says: 'Probeer het eens te worden, met een bemiddelaar, en laat de rechter het tekenen.',
    title: 'Afspraken maken',
    cost: 'Een bemiddelaar kan bij de rechtbank gratis zijn',
    time: 'Weken',
    risk: 'Teken niet onder druk.',
    bestFor: 'U kunt veilig met elkaar praten.',
  },
  ...stateWords('divorce', {
    'AZ FL MA NY WA':
      'hebt u meestal 20 dagen om op scheidingspapieren te antwoorden. Over kinderen doet de rechter wat voor hen het beste is',
    'CA GA IL NC':
      'hebt u meestal 30 dagen om op scheidingspapieren te antwoorden. Over kinderen doet de rechter wat voor hen het beste is',
    'MI VA':
      'hebt u meestal 21 dagen om op scheidingspapieren te antwoorden. Over kinderen doet de rechter wat voor hen het beste is',
    PA: 'vraagt u uw deel en alimentatie vóór de scheiding definitief is, anders kunt u ze verliezen. Een affidavit geldt als waar als u hem niet ontkent, meestal binnen 20 dagen. Over kinderen doet de rechter wat voor hen het beste is',
    NJ: 'hebt u meestal 35 dagen om op scheidingspapieren te antwoorden. Over kinderen doet de rechter wat voor hen het beste is',
    OH: 'hebt u meestal 28 dagen om op scheidingspapieren te antwoorden. Over kinderen doet de rechter wat voor hen het beste is',
    TX: 'hebt u meestal tot 10 uur ’s ochtends op de maandag na 20 dagen om op scheidingspapieren te antwoorden. Over kinderen doet de rechter wat voor hen het beste is',
  }),
}
