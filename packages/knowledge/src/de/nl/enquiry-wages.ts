/** Questions about pay: wages not paid, overtime, minijobs and insolvent firms. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_NL: Words = {
  'de.ask-job.no-pay': {
    says: 'Vraag het vandaag schriftelijk, met de bedragen en een termijn van ongeveer een week. Veel contracten laten rechten na drie maanden vervallen. Ga dan naar de arbeidsrechter: het loket schrijft de eis op, zonder advocaat. Staan er rond twee maanden open? Dan mag u na een brief het werk opschorten. Vraag intussen geld bij de Agentur für Arbeit. Neem niet overhaast ontslag.',
  },
  'de.ask-job.insolvent-employer': {
    says: 'Vraag binnen twee maanden Insolvenzgeld bij de Agentur für Arbeit. Het dekt tot drie maanden gemist nettoloon.',
  },
  'de.ask-job.overtime': {
    says: 'Overuren die de baas beval of liet gebeuren, moeten betaald of als tijd teruggegeven worden. Schrijf dag, uren en wie het wist op. Eis ze snel.',
    dependsOn: 'uw contract en of de baas ze beval of ervan wist',
  },
  'de.ask-job.minijob': {
    says: 'In een minijob hebt u dezelfde rechten: betaald verlof, loon bij ziekte, minimumloon, opzegtermijnen en bescherming tegen ontslag.',
  },
  'de.ask-job.stop-work': {
    says: 'Is er veel niet betaald, ongeveer twee maanden loon, dan mag u uw werk opschorten. Schrijf eerst wat er ontbreekt, stel een laatste dag en kondig het aan. Niet bij een klein bedrag of kort uitstel. Uw loon loopt door. Vraag eerst raad: verkeerd gedaan kan het uw baan kosten.',
  },
}
