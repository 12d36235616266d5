/** Notice to a lodger in Northern Ireland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_NORTHERN_IRELAND_DE: Words = {
  'gb.lodger.ni-no-court': {
    says: 'Wer als Untermieter beim Vermieter wohnt, kann selten bleiben. Es hängt vom Vertrag ab: Housing Rights prüft ihn kostenlos.',
  },
  'gb.lodger.ni-right-notice': {
    says: 'Ihnen steht die Frist aus dem Vertrag zu. Steht dort keine, muss sie angemessen sein.',
  },
  'gb.lodger.ni-right-help': {
    says: 'Droht Ihnen binnen 28 Tagen Wohnungslosigkeit, muss die Housing Executive es prüfen und helfen.',
  },
  'gb.lodger.ni-step': {
    says: 'Rufen Sie heute die Housing Executive an und sagen Sie, dass Sie Ihr Zimmer verlieren können. Lassen Sie Housing Rights die Kündigung prüfen.',
  },
  'gb.lodger.ni-option-time': {
    says: 'Nennen Sie einen Tag, an dem Sie gehen können, und bieten Sie die Miete bis dahin an. Bitten Sie um eine schriftliche Antwort.',
    title: 'Um mehr Zeit bitten',
    cost: 'Die Miete für die Zusatztage.',
    time: 'Eine Nachricht jetzt.',
    risk: 'Der Vermieter kann Nein sagen.',
    bestFor: 'Sie kommen mit dem Vermieter aus und brauchen einige Wochen.',
  },
}
