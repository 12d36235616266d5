/** The Italian words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_IT: Words = {
  'ca.benefit.want': { says: 'Guardi per quali settimane, quanto e perché.' },
  'ca.benefit.reality': {
    says: 'Può chiedere un nuovo esame della decisione. Può anche chiedere piccole rate.',
  },
  'ca.benefit.who': {
    says: 'Service Canada decide sull’assicurazione di disoccupazione (employment insurance) e sulle pensioni. La Canada Revenue Agency riscuote il debito.',
  },
  'ca.benefit.rights': {
    says: 'Può chiedere un nuovo esame (reconsideration) e poi fare ricorso gratis al Social Security Tribunal.',
  },
  'ca.benefit.right-review': {
    says: 'Può chiedere di riesaminare una decisione sulla disoccupazione (employment insurance) entro 30 giorni da quando l’ha saputa.',
  },
  'ca.benefit.right-appeal': {
    says: 'Se dicono ancora no, può fare ricorso al Social Security Tribunal entro 30 giorni.',
  },
  'ca.benefit.right-plan': {
    says: 'Può chiedere un piano di pagamento che Le lascia abbastanza per vivere.',
  },
  'ca.benefit.step-why': {
    says: 'Scopra quali settimane e perché. Le confronti con le Sue dichiarazioni e le buste paga.',
  },
  'ca.benefit.step-review': {
    says: 'Se è sbagliato, mandi una richiesta di nuovo esame (reconsideration) prima che finiscano i 30 giorni.',
  },
  'ca.benefit.step-pay': {
    says: 'Se è giusto, chiami e offra una somma che riesce a pagare ogni volta.',
  },
  'ca.benefit.reconsider': {
    says: 'Per la disoccupazione (employment insurance) ha 30 giorni per chiedere un nuovo esame (reconsideration). Contiamo dalla data della lettera.',
    action: 'Chieda un nuovo esame (reconsideration), se non è d’accordo',
    consequence: 'Possono rifiutare una richiesta tardiva senza un buon motivo.',
  },
  'ca.benefit.opt-review': {
    says: 'Mandi il modulo di nuovo esame (reconsideration) e le Sue prove.',
    title: 'Chiedere un nuovo esame',
    cost: 'Gratis.',
    time: '30 giorni.',
    risk: 'Basso.',
    bestFor: 'I fatti o la somma sono sbagliati.',
  },
  'ca.benefit.opt-plan': {
    says: 'Dica quanto guadagna e quanto spende.',
    title: 'Chiedere piccole rate',
    cost: 'La somma concordata.',
    time: 'Adesso.',
    risk: 'Possono trattenere i rimborsi delle tasse.',
    bestFor: 'È giusto, ma non può pagare tutto subito.',
  },
  'ca.benefit.warn': {
    says: 'Per pagare il debito possono trattenere parte degli aiuti futuri o dei rimborsi delle tasse.',
  },
  'ca.benefit.right-ei-limit': {
    says: 'Un pagamento EI in eccesso deve quasi sempre essere scoperto entro 36 mesi, o 72 se una dichiarazione era falsa. In alcuni casi di difficoltà o di errore dell’ufficio può essere cancellato.',
  },
  'ca.benefit.right-ei-review': {
    says: 'Ha 30 giorni dalla decisione per chiedere per iscritto a Service Canada di riesaminarla. È gratis.',
  },
  'ca.benefit.right-pension-review': {
    says: 'Per Old Age Security o Canada Pension Plan ha 90 giorni per chiedere un nuovo esame. Un debito nato da un consiglio sbagliato dell’ufficio può essere annullato.',
  },
  'ca.benefit.right-crb': {
    says: 'Può chiedere un secondo esame di una decisione CRB o CERB, e un piano che può permettersi.',
  },
  'ca.benefit.on-review': {
    says: 'In Ontario ha 30 giorni per chiedere un riesame interno (internal review) di una decisione Ontario Works o ODSP. Poi può fare ricorso.',
  },
  'ca.benefit.bc-review': {
    says: 'In British Columbia ha 20 giorni lavorativi per chiedere un nuovo esame (reconsideration) di una decisione sugli aiuti.',
  },
  'ca.benefit.qc-review': {
    says: 'In Québec ha 90 giorni per chiedere il riesame di una decisione sull’assistenza sociale.',
  },
  'ca.ei.want': {
    says: 'Service Canada ha deciso sulla Sua EI. Cerchi il motivo e annoti il giorno in cui ha ricevuto la lettera.',
  },
  'ca.ei.reality': { says: 'Un no non è l’ultima parola. Può chiedere gratis un nuovo esame.' },
  'ca.ei.rights': {
    says: 'Ha 30 giorni per chiedere per iscritto una nuova decisione. Poi può decidere un tribunale.',
  },
  'ca.ei.who': {
    says: 'Service Canada gestisce l’assicurazione di disoccupazione (Employment Insurance, EI) per il governo.',
  },
  'ca.ei.right-reconsider': {
    says: 'Ha 30 giorni dalla decisione per chiedere per iscritto a Service Canada di riesaminarla. È gratis.',
  },
  'ca.ei.right-just-cause': {
    says: 'Se ha lasciato Lei il lavoro, può avere lo stesso la EI se non aveva un modo giusto di restare. Possono contare molestie, pericolo, malattia o un trasloco con la famiglia.',
  },
  'ca.ei.right-misconduct': {
    says: 'Se parlano di colpa grave (misconduct), devono mostrare che l’ha fatto apposta e sapeva di poter perdere il lavoro. Un errore non basta.',
  },
  'ca.ei.right-tribunal': {
    says: 'Se dicono ancora no, può fare ricorso al Social Security Tribunal entro 30 giorni. È gratis.',
  },
  'ca.ei.step': {
    says: 'Chieda un nuovo esame (reconsideration) per iscritto. Dia fatti, date e prove, come un certificato del medico o messaggi.',
  },
  'ca.benefit.right-federal-court': {
    says: 'Dopo il secondo esame dell’agenzia fiscale può chiedere alla Corte federale di guardare la decisione. Ha 30 giorni.',
  },
  'ca.pension.want': {
    says: 'Service Canada ha deciso sulla Sua pensione. Cerchi il motivo e segni il giorno in cui ha avuto la lettera.',
  },
  'ca.pension.right-again': {
    says: 'Ha 90 giorni da quando ha avuto la lettera per chiedere per iscritto un nuovo esame. È gratis.',
  },
  'ca.pension.right-tribunal': {
    says: 'Se dicono ancora no, decide il Social Security Tribunal. Faccia appello entro 90 giorni. Non Le serve un avvocato.',
  },
  'ca.pension.step': {
    says: 'Chieda il Suo fascicolo. Mandi ciò che manca, come un referto su ciò che non può fare al lavoro.',
  },
  'ca.pension.reconsider': {
    says: 'Per una pensione pubblica ha 90 giorni per chiedere il riesame. Contiamo dalla data della lettera.',
    action: 'Chiedere il riesame, se non è d’accordo',
    consequence: 'Possono rifiutare una richiesta in ritardo senza un buon motivo.',
  },
  'ca.benefit.on-decision': {
    says: 'È la prima parola dell’ufficio, non l’ultima. Molte decisioni cambiano dopo un riesame o un appello.',
  },
  'ca.benefit.on-step': {
    says: 'Chieda per iscritto un riesame interno entro 30 giorni. Se dicono ancora no, faccia appello al Social Benefits Tribunal. Una legal clinic aiuta gratis.',
  },
}
