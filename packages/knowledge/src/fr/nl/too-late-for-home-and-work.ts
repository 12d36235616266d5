/** What can still be done when the time in a letter about a home, a job or a coming court case is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_NL: Words = {
  'fr.late.rent-want': {
    says: 'Dit is een formeel bevel om huur te betalen (commandement de payer). De tijd is voorbij, dus ze kunnen de rechter vragen de huur te beëindigen. De rechter kan die nog redden.',
  },
  'fr.late.rent-step': {
    says: 'Betaal nu de huur van deze maand helemaal. Bel de ADIL en vraag het FSL. Komt er een dagvaarding, ga dan en vraag een plan.',
  },
  'fr.late.rent-option': {
    says: 'Vraag op de zitting een plan tot drie jaar en opschorting van het einde. Betaal vóór die tijd weer de lopende huur.',
    title: 'De rechter een plan vragen dat de woning redt',
    cost: 'Gratis.',
    time: 'Voordat een definitief vonnis de huur beëindigt.',
    risk: 'Eén gemiste termijn beëindigt de huur.',
    bestFor: 'U kunt weer huur en een deel van de schuld betalen.',
  },
  'fr.late.notice-step': {
    says: 'Bent u er na die dag nog? Alleen een rechter kan u eruit zetten. Blijf elke maand betalen, bel de ADIL en ga naar elke zitting.',
  },
  'fr.late.job-reality': {
    says: 'De twaalf maanden tegen het ontslag zijn voorbij, geteld vanaf de brief. Ander recht duurt langer: loon drie jaar, pesten of discriminatie vijf.',
  },
  'fr.late.job-step': {
    says: 'Eis onbetaald loon, vakantie of opzeggeld nu schriftelijk. Was de reden ziekte, afkomst, vakbond of pesten? Ga deze week naar een vakbond.',
  },
  'fr.late.demand-step': {
    says: 'Antwoord vandaag, ook al is de dag voorbij: betwist, of bied een plan aan. Neem elke aangetekende brief en elk deurwaardersstuk aan.',
  },
}
