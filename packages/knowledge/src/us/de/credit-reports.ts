/** The German words of the rows in ../credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORTS_DE: Words = {
  'us.credit.right-check': {
    says: 'Die Auskunftei (bureau) muss prüfen, was Sie bestreiten, meist innerhalb von 30 Tagen. Auch die Firma, die es gemeldet hat, muss es prüfen.',
  },
  'us.credit.right-claim': {
    says: 'Wird nicht richtig geprüft, können Sie klagen. Meist haben Sie zwei Jahre ab dem Tag, an dem Sie davon erfahren.',
  },
  'us.credit.right-block': {
    says: 'Mit einem Bericht über Identitätsdiebstahl (identity theft report) können Sie falsche Schulden in Ihrer Kreditauskunft sperren lassen. Eine Sperre (freeze) Ihrer Akte ist kostenlos.',
  },
  'us.credit.right-old': {
    says: 'Die meisten schlechten Einträge müssen nach sieben Jahren weg. Von jeder Auskunftei (bureau) können Sie eine kostenlose Auskunft bekommen.',
  },
  'us.credit.step-dispute': {
    says: 'Bestreiten Sie schriftlich bei jeder Auskunftei (bureau) und bei der Firma, die es gemeldet hat. Legen Sie Kopien Ihrer Beweise bei und behalten Sie die Postbelege.',
  },
}
