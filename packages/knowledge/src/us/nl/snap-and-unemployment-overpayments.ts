/** The Dutch words of the rows in ../snap-and-unemployment-overpayments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_NL: Words = {
  'us.benefit.snap-deadline': {
    says: 'Voor voedselhulp (SNAP) kunt u binnen 90 dagen om een hoorzitting (fair hearing) vragen. Dat kan per telefoon.',
    action: 'Om een hoorzitting over voedselhulp (SNAP) vragen',
    consequence: 'U kunt die beslissing dan niet meer in een hoorzitting aanvechten.',
  },
  'us.benefit.snap-aid-paid': {
    says: 'Vraag om de hoorzitting voor de wijziging ingaat. Dan kan uw voedselhulp doorgaan tot er is beslist.',
  },
  'us.benefit.unemployment-warning': {
    says: 'De tijd voor beroep bij werkloosheid (unemployment) is kort: in sommige staten maar 10 dagen vanaf de verzending. De laatste dag staat in de brief.',
  },
  'us.benefit.unemployment-step': {
    says: 'Ga meteen in beroep, en blijf elke week de uitkering aanvragen terwijl u wacht.',
  },
  'us.benefit.snap-not-fraud': {
    says: 'Een fout is geen fraude. Alleen een hoorzitting of rechter kan vaststellen dat u de regels expres brak. Dan krijgt die persoon de eerste keer een jaar geen voedselhulp. Doe geen afstand van de zitting voordat u advies hebt.',
  },
}
