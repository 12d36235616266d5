/** The Italian words of the rows in ../court-enforcement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_ENFORCEMENT_IT: Words = {
  'us.taking.want': {
    says: 'Vogliono prendere una parte del Suo stipendio, soldi in banca o beni per pagare una sentenza (judgment).',
  },
  'us.taking.who': {
    says: 'Gli ordini del tribunale li esegue uno sheriff, un marshal, un constable o il cancelliere del tribunale (court clerk). Una società di recupero crediti non ha questo potere.',
  },
  'us.taking.reality': {
    says: 'La legge protegge una parte dello stipendio e molti sussidi. Spesso deve chiedere quella protezione entro pochi giorni.',
  },
  'us.taking.rights-summary': {
    says: 'Può dire quali soldi sono protetti (exemptions) e chiedere un’udienza. Il Suo capo non può licenziarla per un solo prelievo dallo stipendio (garnishment).',
  },
  'us.taking.right-cap': {
    says: 'Per un debito normale possono prendere al massimo il 25% dello stipendio dopo le trattenute obbligatorie. Da una paga bassa prendono meno o nulla.',
  },
  'us.taking.right-floor': {
    says: 'La paga settimanale fino a 30 volte la paga minima federale è protetta: $217.50 a settimana. Molti Stati proteggono di più.',
  },
  'us.taking.right-benefits': {
    says: 'La banca deve lasciarle due mesi di Social Security, SSI, VA e altri sussidi federali pagati con accredito diretto.',
  },
  'us.taking.right-social-security': {
    says: 'Social Security e SSI non si possono prendere per debiti privati.',
  },
  'us.taking.right-job': {
    says: 'Il Suo datore di lavoro non può licenziarla perché le prendono lo stipendio per un solo debito.',
  },
  'us.taking.not-yet': {
    says: 'Non possono prendere tutto lo stipendio, e non possono prendere la Social Security per un debito privato.',
  },
  'us.taking.step-claim': {
    says: 'Cerchi negli atti il modulo per dire quali soldi sono protetti (claim of exemption). Lo depositi subito: il tempo è spesso da 10 a 20 giorni.',
  },
  'us.taking.step-bank': {
    says: 'Dica alla banca e al tribunale quali soldi sono sussidi, e mostri la prova. Non li mescoli con altri soldi.',
  },
  'us.taking.step-aid': {
    says: 'Chiami l’assistenza legale gratuita (legal aid). Chieda che cosa protegge il Suo Stato, come stipendio, auto, attrezzi e soldi per l’affitto.',
  },
  'us.taking.option-exempt': {
    says: 'Depositi la richiesta di protezione (claim of exemption) e chieda un’udienza. Porti buste paga, estratti conto e lettere dei sussidi.',
    title: 'Chiedere la protezione (exemptions)',
    cost: 'Gratis o una piccola tassa',
    time: 'Spesso da 10 a 20 giorni per depositare',
    risk: 'Nessuno. Il giudice può dire di no.',
    bestFor: 'I soldi sono sussidi o paga bassa, o mantiene una famiglia.',
  },
  'us.taking.option-plan': {
    says: 'Offra al creditore un piano in cambio della fine del prelievo dallo stipendio (garnishment). Se lo faccia dare per iscritto.',
    title: 'Offrire un piano',
    cost: 'Quanto accetta di pagare',
    time: 'Da giorni a settimane',
    risk: 'Possono dire di no.',
    bestFor: 'La sentenza è giusta e può pagare un poco ogni mese.',
  },
  'us.taking.option-bankruptcy': {
    says: 'Chiedere il fallimento (bankruptcy) ferma quasi tutti i prelievi dallo stipendio (garnishments) il giorno in cui si deposita.',
    title: 'Chiedere del fallimento (bankruptcy)',
    cost: 'Una tassa del tribunale e spesso un avvocato',
    time: 'Si ferma subito',
    risk: 'Resta nel Suo rapporto di credito (credit report) fino a dieci anni.',
    bestFor: 'Ha molti debiti che non può pagare.',
  },
  'us.taking.student-loans': {
    says: 'I prelievi da stipendio e rimborsi delle tasse per prestiti studenteschi federali non pagati sono stati sospesi a gennaio 2026. Controlli lo stato attuale su StudentAid.gov.',
    was: 'Da maggio 2025 i prestiti studenteschi federali non pagati portavano a prelievi dallo stipendio e alla perdita dei rimborsi delle tasse.',
    is: 'Il Department of Education ha sospeso entrambi il 16 gennaio 2026, senza data di fine. Controlli se la pausa vale ancora.',
  },
  'us.taking.federal-agency': {
    says: 'Un ufficio federale può prendere fino al 15% dello stipendio senza un tribunale. Deve avvisarla 30 giorni prima e darle un’udienza se la chiede.',
    actionable: 'Chieda un’udienza per iscritto prima della data nell’avviso.',
  },
}
