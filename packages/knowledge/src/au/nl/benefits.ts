/** The Dutch words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NL: Words = {
  'au.benefit.want': { says: 'Kijk om welke weken het gaat, hoeveel, en waarom.' },
  'au.benefit.reality': {
    says: 'Schulden bij Centrelink kunnen fout zijn. U kunt een herziening (review) vragen, en een pauze terwijl ze kijken.',
  },
  'au.benefit.who': {
    says: 'Services Australia voert Centrelink uit. Een medewerker die er niet bij betrokken was, doet de herziening (review).',
  },
  'au.benefit.rights': {
    says: 'U kunt vragen hoe ze het hebben berekend, een herziening (review) vragen en dan naar de rechter (tribunal) gaan. Alles is gratis.',
  },
  'au.benefit.know-waiver': {
    says: 'Een schuld kan worden kwijtgescholden (waived) als alleen Centrelink de fout maakte en u het geld te goeder trouw kreeg. Bijzondere omstandigheden kunnen ook tellen.',
  },
  'au.benefit.right-review': {
    says: 'U kunt een herziening (review) van een schuld vragen. Er is geen laatste dag, maar snel is beter.',
  },
  'au.benefit.right-pause': {
    says: 'U kunt vragen dat ze stoppen met geld inhouden terwijl ze de schuld herzien.',
  },
  'au.benefit.right-tribunal': {
    says: 'Zegt de herziening nee? Dan kunt u gratis naar het Administrative Review Tribunal.',
  },
  'au.benefit.thirteen-weeks': {
    says: 'Vraag het binnen 13 weken na de brief. Zo houdt u al uw rechten op geld over de tijd daarvoor.',
    action: 'Vraag een herziening (review) van de beslissing',
    consequence: 'Wint u later? Dan krijgt u misschien geen geld over de tijd voordat u het vroeg.',
  },
  'au.benefit.step-explain': {
    says: 'Vraag naar de redenen en de berekening. Vergelijk die met uw loonstroken.',
  },
  'au.benefit.step-review': {
    says: 'Vraag schriftelijk een formele herziening (formal review). Vraag tegelijk een pauze.',
  },
  'au.benefit.step-legal': {
    says: 'Vraag vóór elk gesprek gratis hulp aan een welfare rights centre of legal aid (gratis rechtshulp).',
  },
  'au.benefit.opt-review': {
    says: 'Zeg dat u wilt dat een Authorised Review Officer naar de schuld kijkt.',
    title: 'Een herziening (review) vragen',
    cost: 'Gratis.',
    time: 'Het best binnen 13 weken.',
    risk: 'Het bedrag kan hoger worden.',
    bestFor: 'De schuld of het bedrag lijkt fout.',
  },
  'au.benefit.opt-plan': {
    says: 'Vertel wat uw inkomen en uw kosten zijn.',
    title: 'Lagere betalingen vragen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Nu.',
    risk: 'Klein.',
    bestFor: 'Het klopt, maar u kunt niet alles ineens betalen.',
  },
  'au.benefit.opt-waiver': {
    says: 'Leg uit wat er misging en wat er bijzonder is in uw leven.',
    title: 'Kwijtschelding (waiver) vragen',
    cost: 'Gratis.',
    time: 'Samen met de herziening.',
    risk: 'Klein.',
    bestFor: 'Het was hun fout, of uw geval is bijzonder.',
  },
  'au.benefit.warn': {
    says: 'Praten ze over een misdrijf of een verhoor (interview under caution)? Vraag dan rechtshulp voordat u iets zegt.',
  },
  'au.benefit.insight-averaged': {
    says: 'Een schuld mag niet alleen steunen op belastinggegevens van een jaar die gelijk over de perioden van twee weken zijn verdeeld. De staat (Commonwealth) gaf dat in 2019 toe bij de rechter.',
    actionable:
      'Vraag hoe elke periode van twee weken is berekend, en vraag een herziening (review).',
  },
  'au.benefit.know-when-owed': {
    says: 'Het is alleen een schuld als u meer kreeg dan de wet toeliet. Ze moeten kunnen laten zien hoe ze het hebben berekend.',
  },
  'au.benefit.right-small': {
    says: 'Sinds 20 maart 2026 vervalt een kleine schuld door de wet. De grens was $250 en gaat elk jaar in juli omhoog.',
  },
  'au.benefit.right-special': {
    says: 'Een schuld kan worden kwijtgescholden om bijzondere omstandigheden, zoals ziekte of geweld thuis. Het kan ook helpen als iemand u dwong of voor u loog.',
  },
}
