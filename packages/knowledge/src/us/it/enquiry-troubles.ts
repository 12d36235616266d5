/** The Italian words of the rows in ../enquiry-troubles.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TROUBLES_IT: Words = {
  'us.trouble.age': {
    says: 'Da 40 anni in su non possono licenziarla per l’età. Essere sostituito da uno molto più giovane ne è un segno. Faccia denuncia all’EEOC o all’ufficio dello Stato entro 180 o 300 giorni.',
    dependsOn: 'il motivo e le prove',
  },
  'us.trouble.water': {
    says: 'Paga chi è stato negligente: il vicino per la vasca, il proprietario (landlord) per tubi lasciati rovinare. Faccia foto e un elenco di prezzi, lo dica alla Sua assicurazione per inquilini (renters insurance) e usi il tribunale per le piccole cause (small claims court).',
    dependsOn: 'chi è stato negligente',
  },
  'us.trouble.ex-taxes': {
    says: 'Su una dichiarazione comune tutti e due devono tutto. Ma può chiedere aiuto con il Form 8857 se non sapeva della parte falsa. Quasi sempre entro due anni dal primo passo per incassare.',
    dependsOn: 'che cosa sapeva e quando hanno iniziato a incassare',
  },
  'us.trouble.false-debt': {
    says: 'Contesti per iscritto entro 30 giorni. Faccia una denuncia su IdentityTheft.gov e la mandi alla società e agli uffici del credito: devono bloccare il debito. Blocchi gratis il credito (freeze).',
  },
  'us.trouble.car-title': {
    says: 'Nascondere un titolo di auto rottamata (salvage title) è quasi sempre commercio sleale, “as is” (senza garanzia) o no. Può annullare l’affare o chiedere la perdita, in alcuni Stati il triplo. Tenga l’annuncio e i documenti.',
    dependsOn: 'che cosa le hanno detto e il Suo Stato',
  },
  'us.trouble.care-home': {
    says: 'Una casa di cura (nursing home) non può far promettere alla famiglia di pagare con i propri soldi. Chi firma per un genitore paga con i soldi del genitore. Chieda il contratto e le date di Medicaid.',
    dependsOn: 'che cosa ha firmato e come',
  },
  'us.trouble.still-charged': {
    says: 'Dica alla banca di fermare i pagamenti: bastano tre giorni lavorativi prima del prossimo. Contesti ognuno entro 60 giorni dal suo estratto conto, e mandi alla ditta la prova della disdetta.',
  },
  'us.trouble.fall': {
    says: 'Il negozio paga se sapeva o doveva sapere del pericolo. Non firmi e non accetti una prima offerta prima di sapere come guarisce. Tenga foto, nomi e conti.',
    dependsOn: 'che cosa sapevano, la Sua parte di colpa e il Suo Stato',
  },
  'us.trouble.move-kids': {
    says: 'Con un ordine di affidamento (custody order) quasi sempre deve dare un avviso scritto prima di un trasferimento. Serve il sì dell’altro genitore o del tribunale. Chieda prima al tribunale: trasferirsi senza può costarle l’affidamento.',
    dependsOn: 'il Suo ordine, il Suo Stato e la distanza',
  },
  'us.trouble.bad-paycheck': {
    says: 'Un assegno di paga respinto è paga non data. Chieda per iscritto la paga e le spese della banca, e faccia una richiesta gratis (wage claim), se può insieme agli altri. Molti Stati aggiungono penali.',
  },
}
