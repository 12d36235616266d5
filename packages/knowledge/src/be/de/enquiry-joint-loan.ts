/** Questions about a loan that two people signed: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_DE: Words = {
  'be.ask.joint-loan': {
    says: 'Haben Sie beide den Kredit unterschrieben, darf die Bank meist von jedem alles verlangen. Trennung, Scheidung oder Absprachen unter Ihnen ändern das nicht. Zahlen Sie, wenn Sie können, damit keine Kosten und schlechten Einträge folgen. Fordern Sie den Anteil des anderen schriftlich und mit Belegen zurück. Bitten Sie die Bank, einen von Ihnen zu entlassen; sie muss nicht. Sie können nicht zahlen? Bitten Sie jetzt um kleinere Raten, und gehen Sie zu: die Schuldenhilfe des OCMW/CPAS.',
  },
}
