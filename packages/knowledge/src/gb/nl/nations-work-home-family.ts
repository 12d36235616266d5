/** Dutch: northern Ireland: dismissal, benefits and deposits. Wales: fit homes. Scotland and Northern Ireland: seeing a child. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONS_WORK_HOME_FAMILY_NL: Words = {
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
  'gb.ni-benefit.wants': {
    says: 'Het Department for Communities zegt dat het u te veel betaalde, en wil het terug.',
  },
  'gb.ni-benefit.right-less': {
    says: 'Universal Credit mag worden teruggehaald, ook als de fout bij hen lag. U kunt om kleinere bedragen vragen, of om kwijtschelding als u eronder lijdt. Bij oudere uitkeringen moet het uw fout zijn.',
  },
  'gb.ni-benefit.step': {
    says: 'Vraag hoe elk bedrag is berekend. Klopt het niet, vraag dan binnen een maand om een nieuwe blik. Stuur een lijst van uw kosten en wat u kunt betalen.',
  },
  'gb.ni-deposit.right': {
    says: 'De verhuurder moet de borg binnen 28 dagen bij een dienst (scheme) zetten en het u binnen 35 melden. Zo niet, meld het de gemeente, die een boete kan geven. De dienst beslist gratis.',
  },
  'gb.wales-home.right-fit': {
    says: 'Een woning in Wales moet bewoonbaar zijn, met werkende rookmelders en bedrading die in de laatste vijf jaar is nagekeken. Meld gebreken schriftelijk, ook bij de gemeente, en blijf de huur betalen.',
  },
  'gb.children.scotland-father': {
    says: 'Een vader op een geboorteakte sinds 4 mei 2006 heeft ouderrechten, getrouwd of niet. Andere vaders kunnen de sheriff erom vragen.',
  },
  'gb.children.answer-scotland': {
    says: 'Probeer het eens te worden, met een bemiddelaar. Lukt dat niet, vraag de Sheriff Court dan om omgang. Wat het beste is voor het kind gaat voor, en alimentatie beslist daar niet over.',
  },
  'gb.children.answer-ni': {
    says: 'Probeer het eens te worden, met een bemiddelaar. Lukt dat niet, vraag de familierechter dan om omgang. Wat het beste is voor het kind gaat voor.',
  },
}
