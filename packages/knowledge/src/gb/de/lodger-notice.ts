/** Notice to a lodger, who lives in the landlord's own home, in England and Wales: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_DE: Words = {
  'gb.lodger.no-court': {
    says: 'Teilen Sie Küche oder Bad mit einem Vermieter, der dort wohnt, braucht er kein Gericht. Nach angemessener Frist müssen Sie gehen.',
  },
  'gb.lodger.right-notice': {
    says: 'Ihnen steht die Frist aus dem Vertrag zu. Steht dort keine, muss sie angemessen sein: oft so lang wie die Mietzeit, eine Woche oder ein Monat.',
  },
  'gb.lodger.right-force': {
    says: 'Niemand darf mit Gewalt oder Drohung hinein, während Sie da sind und es nicht wollen. Das ist eine Straftat: Rufen Sie die Polizei.',
  },
  'gb.lodger.right-own-place': {
    says: 'Mehr Rechte haben Sie, wenn Sie keine Räume mit dem Vermieter teilen oder er woanders hauptsächlich wohnt. Dann kann nur ein Gericht Sie hinaussetzen.',
  },
  'gb.lodger.right-things': {
    says: 'Ihre Sachen bleiben Ihre. Der Vermieter muss Ihnen Zeit zum Abholen geben und darf sie nicht wegen Miete behalten.',
  },
  'gb.lodger.right-council': {
    says: 'Droht Ihnen binnen 56 Tagen Wohnungslosigkeit, muss die Gemeinde (council) beim Behalten oder Finden helfen. Dafür braucht es kein Gericht.',
  },
  'gb.lodger.right-council-wales': {
    says: 'Droht Ihnen binnen 56 Tagen Wohnungslosigkeit, muss die Gemeinde (council) helfen. Bitten Sie jetzt darum.',
  },
  'gb.lodger.step-check': {
    says: 'Suchen Sie im Vertrag die Frist und merken Sie sich den Mietzahltag. Ist die Frist zu kurz, sagen Sie es schriftlich.',
  },
  'gb.lodger.step-council': {
    says: 'Sagen Sie heute dem Wohnungsamt der Gemeinde (council), dass Sie Ihr Zimmer verlieren können. Zeigen Sie die Kündigung und bitten Sie schriftlich um Hilfe.',
  },
  'gb.lodger.step-deposit': {
    says: 'Machen Sie vor dem Auszug Fotos vom Zimmer und verlangen Sie die Kaution zurück. Lassen Sie sich die Schlüssel quittieren.',
  },
  'gb.lodger.option-time': {
    says: 'Nennen Sie einen Tag, an dem Sie gehen können, und bieten Sie die Miete bis dahin an. Bitten Sie um eine schriftliche Antwort.',
    title: 'Um mehr Zeit bitten',
    cost: 'Die Miete für die Zusatztage.',
    time: 'Eine Nachricht jetzt.',
    risk: 'Der Vermieter kann Nein sagen.',
    bestFor: 'Sie kommen mit dem Vermieter aus und brauchen einige Wochen.',
  },
  'gb.lodger.option-council': {
    says: 'Die Gemeinde prüft Ihren Fall und macht mit Ihnen einen Plan. Schickt sie Sie weg, hilft Shelter kostenlos.',
    title: 'Hilfe vom Wohnungsamt (council) holen',
    cost: 'Nichts.',
    time: 'Heute fragen, ein Plan in einigen Wochen.',
    risk: 'Hilfe bei der Suche ist nicht immer gleich eine Wohnung.',
    bestFor: 'Sie wissen noch nicht, wohin.',
  },
}
