/** Questions about leaving a violent husband or wife with a permit that hangs on the marriage: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_AND_PERMIT_DE: Words = {
  'ch.ask.violence-and-permit': {
    says: 'In Gefahr rufen Sie 117. Sie müssen nicht wegen der Bewilligung bleiben. Wer eine Ehe wegen Gewalt verlässt, kann das Recht zu bleiben behalten, auch vor drei Jahren. Sammeln Sie Beweise: Arzt, Fotos, Polizei, Frauenhaus, Schreiben der Opferhilfe. Rufen Sie zuerst dort an (opferhilfe-schweiz.ch): gratis und vertraulich, mit sicherem Ort und Anwalt. Zum Migrationsamt erst mit Beratung.',
  },
}
