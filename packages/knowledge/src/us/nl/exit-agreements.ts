/** The Dutch words of the rows in ../exit-agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_NL: Words = {
  'us.exit.right-warn': {
    says: 'Bij een massaontslag of sluiting moeten bedrijven met 100 werknemers meestal 60 dagen vooraf waarschuwen. Was dat te kort, dan kan er loon zijn voor de dagen die ontbreken.',
  },
  'us.exit.right-cobra': {
    says: 'Bij bedrijven vanaf 20 werknemers kunt u de zorgverzekering meestal 18 maanden op eigen kosten houden. U hebt 60 dagen om te kiezen.',
  },
  'us.exit.right-charge': {
    says: 'Een verklaring van afstand (release) kan u niet beletten een klacht (charge) in te dienen bij de EEOC. Dat moet binnen 180 dagen, of 300 in de meeste staten.',
  },
}
