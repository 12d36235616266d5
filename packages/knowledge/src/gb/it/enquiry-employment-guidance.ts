/** Consigli per le domande sul lavoro: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_GUIDANCE_IT: Words = {
  'gb.ask-work.step-date': {
    says: 'Scriva il giorno in cui è successo o in cui il lavoro è finito. Il tempo per agire parte da lì.',
  },
  'gb.ask-work.step-proof': {
    says: 'Salvi contratto, buste paga, turni, messaggi e lettere. Se può, mandi copie alla Sua e-mail privata.',
  },
  'gb.ask-work.step-write': {
    says: 'Scriva al datore di lavoro. Dica che cosa non va e che cosa vuole, e dia una data. Resti calmo e breve.',
  },
  'gb.ask-work.step-acas': {
    says: 'Chiami Acas allo 0300 123 1100 per un consiglio gratuito. Deve passare da Acas prima di quasi tutte le richieste al tribunale (tribunal).',
  },
  'gb.ask-work.step-lra': {
    says: 'Chiami la Labour Relations Agency allo 03300 555 300 per un consiglio gratuito, prima di andare al tribunale (tribunal).',
  },
  'gb.ask-work.step-ni-date': {
    says: 'Scriva il giorno in cui è successo. In Irlanda del Nord di solito ha tre mesi da lì per agire.',
  },
  'gb.ask-work.step-appeal': {
    says: 'Faccia ricorso scritto dentro l’azienda, anche se pensa che sia inutile. Chieda i motivi per iscritto.',
  },
  'gb.ask-work.right-reasons': {
    says: 'Con due anni di lavoro può chiedere per iscritto i motivi del licenziamento. Se il lavoro finisce dal 1º gennaio 2027, bastano sei mesi. Se è incinta o in congedo, li riceve senza chiederli.',
  },
  'gb.ask-work.right-pay': {
    says: 'Ha il diritto di essere pagato per intero per il lavoro fatto, e a una busta paga che lo mostra.',
  },
  'gb.ask-work.right-fair': {
    says: 'Ha il diritto di non essere punito perché chiede i Suoi diritti di legge sul lavoro.',
  },
  'gb.ask-work.fact-rights': {
    says: 'Quasi tutti i diritti sul lavoro si usano senza avvocato e senza pagare. I colloqui di Acas sono gratis, e anche andare al tribunale (tribunal).',
  },
  'gb.ask-work.fact-reality': {
    says: 'I termini sono rigidi. Molto si risolve con una lettera chiara o con Acas, ma non lasci passare la data mentre aspetta.',
  },
  'gb.ask-work.fact-clock': {
    says: 'Il tempo per agire si ferma mentre Acas parla con il datore di lavoro.',
    learnMore:
      'I colloqui possono durare fino a 12 settimane. Alla fine riceve un certificato, e il suo numero va sul modulo.',
  },
  'gb.ask-work.option-write': {
    says: 'Una lettera di reclamo (grievance letter) lo mette agli atti e spesso lo risolve.',
    title: 'Dirlo per iscritto al datore di lavoro',
    cost: 'Gratis',
    time: 'Dia una settimana o due',
    risk: 'Il termine corre ancora.',
    bestFor: 'Paga, ore, ferie o cattivo trattamento.',
  },
  'gb.ask-work.option-acas': {
    says: 'Acas parla con le due parti e può chiudere con un accordo che lega.',
    title: 'Iniziare la conciliazione Acas (early conciliation)',
    cost: 'Gratis',
    time: 'Fino a 12 settimane',
    risk: 'Inizi entro il termine, o perde la richiesta.',
    bestFor: 'Il datore di lavoro non vuole rimediare.',
  },
  'gb.ask-work.option-help': {
    says: 'Provi con il sindacato, Citizens Advice o un Law Centre.',
    title: 'Chiedere una consulenza gratuita',
    cost: 'Gratis',
    time: 'Una telefonata',
    risk: 'Il termine corre ancora.',
    bestFor: 'È stato licenziato o trattato in modo ingiusto.',
  },
  'gb.ask-work.warning-limit': {
    says: 'Non aspetti la fine di un ricorso o di un reclamo per contattare Acas. Il termine non aspetta.',
  },
  'gb.ask-work.change-dismissal': {
    says: 'La regola sul licenziamento ingiusto (unfair dismissal) cambia il 1 gennaio 2027, da due anni a sei mesi.',
    was: 'Due anni di lavoro prima di poter agire per licenziamento ingiusto.',
    is: 'Sei mesi di lavoro, e nessun limite alla somma, per lavori che finiscono il 1 gennaio 2027 o dopo.',
  },
  'gb.ask-work.change-limit': {
    says: 'Dal 1 ottobre 2026 quasi tutte le nuove richieste al tribunale (tribunal) hanno sei mesi, non tre.',
    was: 'Tre mesi meno un giorno per quasi tutte le richieste al tribunale.',
    is: 'Sei mesi per quasi tutte le richieste su fatti dal 1 ottobre 2026 in poi.',
  },
  'gb.ask-work.change-sick': {
    says: 'Le regole sull’indennità di malattia (sick pay) sono migliorate per i lavoratori il 6 aprile 2026.',
    was: 'L’indennità iniziava dal quarto giorno ed escludeva chi guadagnava poco.',
    is: 'L’indennità inizia dal primo giorno intero, e l’ha anche chi guadagna poco.',
  },
  'gb.ask-work.myth-no-contract': {
    says: 'Ha diritti dal primo giorno, con o senza un contratto firmato.',
  },
  'gb.ask-work.myth-wages': {
    says: 'Un datore di lavoro non può trattenere la paga guadagnata come punizione perché va via.',
  },
  'gb.ask-work.insight-service': {
    says: 'L’ultimo giorno decide quale regola sul licenziamento vale. Il preavviso mancato può spostarlo avanti di almeno una settimana.',
    actionable: 'Controlli con un consulente il preavviso e l’ultimo giorno esatto.',
  },
}
