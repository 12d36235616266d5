/** The Italian words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_IT: Words = {
  'us.school.right-idea': {
    says: 'Se lo chiede per iscritto, una scuola pubblica deve valutare Suo figlio o darle un rifiuto scritto con i motivi. Può chiedere una mediazione o un’udienza.',
  },
  'us.school.right-own': {
    says: 'Se non è d’accordo con la valutazione della scuola, può chiederne una indipendente a spese della scuola.',
  },
  'us.school.right-504': {
    says: 'Un alunno con disabilità che non ha bisogno di un insegnamento speciale può avere lo stesso cambiamenti che aiutano (504 plan).',
  },
  'us.school.step-ask': {
    says: 'Scriva alla scuola con la data: chieda la valutazione, i motivi per iscritto (prior written notice) e l’elenco dei Suoi diritti.',
  },
  'us.school.want': {
    says: 'La scuola le dice che cosa farà o non farà per l’istruzione di Suo figlio.',
  },
  'us.school.option': {
    says: 'Chieda un’udienza, o faccia reclamo all’ufficio scuola dello Stato.',
    title: 'Contestare la decisione della scuola',
    cost: 'Gratis',
    time: 'Un reclamo allo Stato richiede circa 60 giorni',
    risk: 'Nessuno. Continui a parlare con la scuola.',
    bestFor: 'La scuola rifiuta di valutare o aiutare.',
  },
  'us.school.right-heard': {
    says: 'Prima di una sospensione la scuola deve quasi sempre dirle perché e ascoltare Suo figlio. Per una lunga serve un’udienza più completa.',
  },
  'us.school.right-manifest': {
    says: 'Per un alunno con disabilità, oltre dieci giorni fuori serve un incontro per vedere se la causa era la disabilità.',
  },
  'us.school.step-heard': {
    says: 'Chieda per iscritto le prove, la regola e il giorno dell’udienza. Chieda come fare ricorso.',
  },
  'us.school.right-records': {
    says: 'Può vedere i documenti della scuola entro 45 giorni e chiedere di correggere ciò che è sbagliato.',
  },
  'us.school.right-enroll': {
    says: 'Un bambino senza casa fissa può iscriversi subito, anche senza documenti. Una scuola non può escludere un bambino per lo stato d’immigrazione.',
  },
  'us.school.right-safe': {
    says: 'Una scuola che sa di molestie per sesso, razza o disabilità deve agire. Lo segnali per iscritto.',
  },
  'us.school.right-truant': {
    says: 'La legge dello Stato dice quando i giorni persi diventano assenza grave (truancy). Quasi sempre la scuola deve prima offrire aiuto e un incontro.',
  },
}
