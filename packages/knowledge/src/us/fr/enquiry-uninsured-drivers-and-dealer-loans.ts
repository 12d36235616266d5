/** The French words of the rows in ../enquiry-uninsured-drivers-and-dealer-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_FR: Words = {
  'us.fact.uninsured-driver': {
    says: 'Regardez d’abord votre police : la garantie uninsured motorist ou collision peut payer, moins la franchise. Sinon, écrivez au conducteur avec deux devis, photos et rapport de police, et une date. Puis la small claims court. Dans la plupart des États, un jugement d’accident impayé peut suspendre son permis, ce qui aide.',
  },
  'us.fact.dealer-loan-fell-through': {
    says: 'Ne signez pas sous pression un nouveau contrat plus cher. Lisez le vôtre : si la vente était définitive, ils doivent la tenir. S’il fallait d’abord l’accord du prêt et qu’ils y mettent fin, ils doivent rendre l’acompte et la reprise, ou sa valeur. Demandez le refus par écrit. Plaignez-vous à l’attorney general et à la FTC.',
  },
}
