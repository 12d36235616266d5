/** Dismissal and redundancy in Northern Ireland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NORTHERN_IRELAND_NL: Words = {
  'gb.ni-job.right-unfair': {
    says: 'Na een jaar in de baan heeft de werkgever een eerlijke reden en een eerlijke weg nodig. U hebt drie maanden min een dag voor een eis, en moet eerst de Labour Relations Agency bellen.',
  },
  'gb.ni-job.right-steps': {
    says: 'De werkgever moet u eerst schrijven, dan spreken, dan beroep toelaten. Ontbreekt een stap, dan is het ontslag meestal oneerlijk.',
  },
  'gb.ni-job.right-notice': {
    says: 'U hebt recht op een week opzegtijd per vol jaar, van een week tot 12. Na een jaar kunt u de redenen op schrift vragen.',
  },
  'gb.ni-job.right-equal': {
    says: 'U mag uw baan niet verliezen om geloof, politiek, geslacht, ras, beperking, leeftijd of zwangerschap. Dat geldt vanaf dag één.',
  },
  'gb.ni-job.right-redundancy': {
    says: 'Na twee jaar krijgt u ontslaggeld naar leeftijd, jaren en weekloon. Vraag het schriftelijk binnen zes maanden als het niet komt.',
  },
  'gb.ni-job.step': {
    says: 'Ga schriftelijk in beroep voor de dag in de brief, anders kan een rechter u minder geven. Bewaar contract, loonstroken en brieven.',
  },
}
