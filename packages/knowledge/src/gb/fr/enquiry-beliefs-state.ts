/** What people believe of benefits, tax and juries, put right: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_STATE_FR: Words = {
  'gb.ask-benefit.pip-and-work': {
    says: 'La PIP ne s’arrête pas parce que vous travaillez. Elle regarde l’aide qu’il vous faut, pas le salaire, les heures ou l’épargne. Signalez tout changement de besoins et dites comment vous faites au travail. L’Universal Credit regarde le salaire : signalez-y l’emploi tout de suite.',
  },
  'gb.ask-tax.how-far-back': {
    says: 'HMRC a en général quatre ans dès la fin de l’année fiscale pour réclamer plus d’impôt. Six en cas de négligence, douze pour certains biens à l’étranger, vingt si c’était voulu ou jamais déclaré. HMRC doit prouver le délai plus long. Un impôt déjà fixé ne s’éteint pas ainsi.',
  },
  'gb.ask-jury.refuse': {
    says: 'Être juré est un devoir ; un simple non ne suffit pas. Qui ne vient pas sans bonne raison risque jusqu’à £1,000 d’amende. Mais vous pouvez demander une autre date, ou une dispense pour maladie, soins à un proche ou autre bonne raison. Répondez sous sept jours avec preuve. En cas de refus, demandez au tribunal de revoir.',
  },
}
