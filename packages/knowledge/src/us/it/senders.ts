/** The Italian words of the rows in ../senders.ts. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COMPLAIN = 'Il CFPB, o il procuratore generale del Suo Stato (attorney general).'
const ASK_PROOF = 'Contesti il debito per iscritto entro 30 giorni e chieda le prove.'
const ANSWER_FIRST =
  'Contesti il debito per iscritto entro 30 giorni. Se c’è una citazione (summons), risponda prima a quella.'

function collector(says: string): RowWords {
  return { says, nextStep: ASK_PROOF, complainTo: COMPLAIN }
}

function lawFirm(name: string): RowWords {
  return {
    says: `${name} è uno studio legale che incassa debiti e può fare causa. Le regole per il recupero crediti valgono anche per lui. Non è un tribunale.`,
    nextStep: ANSWER_FIRST,
    complainTo: COMPLAIN,
  }
}

function agency(name: string): RowWords {
  return collector(
    `${name} incassa debiti per altre società. Non è un tribunale e non può prendere le Sue cose.`,
  )
}

function servicer(name: string): RowWords {
  return {
    says: `${name} manda i conti dei prestiti studenteschi federali. Quasi tutti sono del Department of Education.`,
    nextStep:
      'Entri su StudentAid.gov, controlli i Suoi prestiti e chieda un piano adatto al Suo reddito.',
    complainTo: 'Il gestore del prestito (servicer), poi il Federal Student Aid Ombudsman.',
  }
}

export const SENDERS_IT: Words = {
  'us.sender.midland': collector(
    'Midland compra vecchi debiti di carte e prestiti e li incassa. È di Encore Capital Group. Fa spesso causa. Non può prendere le Sue cose senza una sentenza (judgment).',
  ),
  'us.sender.pra': collector(
    'Portfolio Recovery Associates compra vecchi debiti e li incassa. È di PRA Group. Può fare causa. Non può prendere le Sue cose senza una sentenza (judgment).',
  ),
  'us.sender.lvnv': collector(
    'LVNV Funding ha debiti che ha comprato. Se ne occupa Resurgent Capital Services. Chieda la prova che il Suo le appartiene.',
  ),
  'us.sender.resurgent': collector(
    'Resurgent gestisce e incassa debiti per società come LVNV Funding. È una ditta privata, non un tribunale.',
  ),
  'us.sender.cavalry': collector(
    'Cavalry compra vecchi debiti e li incassa. Può fare causa. Non può prendere le Sue cose senza una sentenza (judgment).',
  ),
  'us.sender.jefferson': collector(
    'Jefferson Capital compra debiti e li incassa. Chieda la prova che il Suo le appartiene.',
  ),
  'us.sender.velocity': collector(
    'Velocity Investments compra debiti, come vecchi prestiti, e può fare causa. Chieda la prova che il Suo le appartiene.',
  ),
  'us.sender.transworld': collector(
    'Transworld Systems incassa debiti per altre società, come ospedali, negozi e prestatori. Non è un tribunale.',
  ),
  'us.sender.ic-system': collector(
    'IC System incassa debiti per altre società, come medici, telefonia e negozi. Non è un tribunale.',
  ),
  'us.sender.erc': collector(
    'Enhanced Recovery Company incassa debiti per altre società, come telefonia e internet. Non è un tribunale.',
  ),
  'us.sender.zwicker': lawFirm('Zwicker & Associates'),
  'us.sender.hunt-henriques': lawFirm('Hunt & Henriques'),
  'us.sender.rausch-sturm': lawFirm('Rausch Sturm'),
  'us.sender.weltman': lawFirm('Weltman, Weinberg & Reis'),
  'us.sender.trueaccord': agency('TrueAccord'),
  'us.sender.credence': agency('Credence Resource Management'),
  'us.sender.ccs': agency('Credit Collection Services'),
  'us.sender.caine-weiner': agency('Caine & Weiner'),
  'us.sender.radius': agency('Radius Global Solutions'),
  'us.sender.sequium': agency('Sequium Asset Solutions'),
  'us.sender.harris': agency('Harris & Harris'),
  'us.sender.convergent': agency('Convergent Outsourcing'),
  'us.sender.mohela': servicer('MOHELA'),
  'us.sender.nelnet': servicer('Nelnet'),
  'us.sender.aidvantage': servicer('Aidvantage'),
  'us.sender.edfinancial': servicer('Edfinancial'),
  'us.sender.irs': {
    says: 'L’IRS incassa le tasse federali. Scrive prima per posta. Non chiede mai carte regalo e non minaccia mai l’arresto per telefono.',
    nextStep:
      'Guardi il numero dell’avviso, come CP14, e la data per agire. Controlli il Suo conto su IRS.gov.',
    complainTo: 'Il Taxpayer Advocate Service.',
  },
  'us.sender.ssa': {
    says: 'Social Security paga pensioni, sussidi di invalidità e SSI. Ha 60 giorni per fare ricorso contro quasi tutte le sue decisioni.',
    nextStep: 'Faccia ricorso, chieda di cancellare il debito (waiver) o di ridare meno al mese.',
    complainTo: 'L’ufficio che ha deciso, poi l’Office of the Inspector General per le frodi.',
  },
  'us.sender.fiscal-service': {
    says: 'Questo ufficio del Treasury incassa debiti verso uffici federali. Può prendere rimborsi delle tasse e una parte di alcuni sussidi.',
    nextStep:
      'Contatti l’ufficio a cui deve i soldi e chieda un esame prima della data nella lettera.',
  },
}
