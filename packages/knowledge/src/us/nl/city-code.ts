/** The Dutch words of the rows in ../city-code.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_CODE_NL: Words = {
  'us.public.right-code': {
    says: 'De stad moet de regel noemen, u tijd geven om het op te lossen, en u laten bezwaar maken of gehoord worden voor een boete definitief is.',
  },
  'us.public.right-code-fine': {
    says: 'Een boete mag niet veel te hoog zijn, en er moeten bericht en een hoorzitting zijn.',
  },
  'us.public.want-code': {
    says: 'De stad zegt dat uw grond of huis een regel breekt, en wil dat het uiterlijk op een dag is opgelost.',
  },
  'us.public.step-code': {
    says: 'Los het op als u kunt en stuur foto’s. Hebt u tijd nodig of bent u het niet eens, vraag dat dan schriftelijk voor de datum.',
  },
  'us.public.option-code': {
    says: 'Vraag de stad om meer tijd of om een hoorzitting.',
    title: 'Om tijd of een hoorzitting vragen',
    cost: 'Gratis of weinig kosten',
    time: 'Uiterlijk op de datum in het bericht',
    risk: 'Boetes per dag kunnen doorlopen. Vraag of ze intussen stoppen.',
    bestFor: 'U kunt het niet op tijd oplossen of het is niet waar.',
  },
}
