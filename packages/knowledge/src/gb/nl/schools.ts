/** Dutch: the words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_NL: Words = {
  'gb.school.wants': {
    says: 'De school houdt uw kind een tijd of voorgoed weg. De brief moet zeggen waarom, hoe lang en hoe u bezwaar maakt.',
  },
  'gb.school.right-governors': {
    says: 'U kunt uw verhaal doen bij het bestuur (governors). Is het voorgoed, of meer dan 15 dagen in een termijn, dan moeten ze binnen 15 schooldagen kijken.',
  },
  'gb.school.right-panel': {
    says: 'Blijft het bestuur bij wegsturen voorgoed, dan hebt u 15 schooldagen voor een onafhankelijke toets (review panel).',
  },
  'gb.school.exclude-step': {
    says: 'Vraag de brief en het bewijs schriftelijk. Schrijf op wat uw kind zegt, en vraag om met de governors te praten.',
  },
  'gb.school.right-equal': {
    says: 'Een school moet eerlijke aanpassingen doen voor een kind met een beperking, zoals autisme. Ze mag niet zonder goede reden straffen wat daarvan komt. Een rechter (tribunal) kan beslissen.',
  },
  'gb.school.right-plan': {
    says: 'De gemeente moet de hulp geven die in het plan staat. U kunt binnen twee maanden na de beslissing naar het SEND Tribunal.',
  },
  'gb.school.scotland-support': {
    says: 'De gemeente moet een kind de extra hulp geven die het nodig heeft om te leren. Een rechter (tribunal) beslist sommige zaken.',
  },
  'gb.school.wales-support': {
    says: 'Een kind met meer leerbehoeften heeft recht op een plan en de hulp daarin. U kunt naar het Education Tribunal for Wales.',
  },
  'gb.school.absence': {
    says: 'De boete is £80 per ouder en kind binnen 21 dagen, dan £160 tot dag 28. Beroep kan niet, maar u kunt de gemeente vragen die in te trekken.',
  },
  'gb.school.absence-wants': {
    says: 'De school wil uw kind daar elke dag, en zegt wat anders kan volgen.',
  },
  'gb.school.absence-step': {
    says: 'Ga naar het gesprek. Stuur bewijs voor elke ziektedag, en vraag hulp als uw kind niet naar school durft.',
  },
  'gb.school.place-wants': {
    says: 'De brief zegt welke schoolplaats uw kind krijgt. U kunt een andere school vragen en deze plaats intussen houden.',
  },
  'gb.school.right-place': {
    says: 'U kunt tegen de weigering naar een panel dat los staat van de school. Elke school die weigert moet zeggen hoe.',
  },
  'gb.school.place-step': {
    says: 'Neem de plaats aan die u hebt. Stuur het bezwaar voor de dag in de brief, met bewijs waarom deze school past.',
  },
  'gb.school.right-bus': {
    says: 'De reis is gratis naar de dichtstbijzijnde passende school op meer dan twee mijl, of drie vanaf acht jaar. Beperking, laag inkomen of een gevaarlijke weg tellen ook.',
  },
  'gb.school.answer-excluded': {
    says: 'Vraag de redenen schriftelijk, en doe uw verhaal bij het bestuur (governors). Is het voorgoed, dan kan een onafhankelijk panel kijken. Een kind met een beperking heeft meer rechten.',
  },
  'gb.school.answer-fine': {
    says: 'Beroep kan niet. U kunt de gemeente vragen die in te trekken als hij fout is. Betaal £80 binnen 21 dagen of £160 voor dag 28, anders kan de gemeente naar de rechter.',
  },
}
