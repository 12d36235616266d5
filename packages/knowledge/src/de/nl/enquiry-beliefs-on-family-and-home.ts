/** Questions that rest on a belief about separation, children, water in the home and vouchers: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_NL: Words = {
  'de.ask-stay.after-separation': {
    says: 'De dag dat u uit elkaar gaat telt, niet de echtscheiding. Na drie jaar samen als echtpaar in Duitsland krijgt u een eigen vergunning, eerst voor één jaar. Minder is genoeg bij bijzondere hardheid, zoals geweld, of als uw partner is overleden. Met een kind hier kan er een ander recht zijn. Verzwijg de scheiding niet: ga eerst naar een advocaat of migratieadvies, en vraag aan voordat de vergunning afloopt.',
  },
  'de.ask-stay.tolerated-work': {
    says: 'Niet zonder toestemming, maar die krijgt u vaak. Kijk op uw papier: daar staat of werk mag. Vraag de vreemdelingendienst schriftelijk om toestemming voor de baan, met het aanbod. Een verbod is vooral voor wie verbergt wie hij is of uit een veilig genoemd land komt. Zegt men nee, vraag dan een schriftelijk besluit met redenen en ga naar vluchtelingenadvies. Een opleiding kan een langer verblijf geven.',
  },
  'de.ask-buy.child-damage': {
    says: 'Niet altijd, wat het bord ook zegt. Ouders betalen alleen als zij niet genoeg op het kind letten, gezien leeftijd en aard. Zij moeten laten zien dat zij dat deden. Een kind onder de zeven is zelf niets schuldig; bij ongelukken met auto’s onder de tien, behalve expres. Een ouder kind wel, als het dat kon begrijpen. Meld het uw aansprakelijkheidsverzekering (Haftpflicht) en beloof niets.',
  },
  'de.ask-home.spoken-lease': {
    says: 'Een mondeling huurcontract telt. U hebt de rechten van elke huurder: opzegtermijnen, reparaties en bescherming. Een mondelinge einddatum van meer dan een jaar bindt niet: de huur loopt door. Extra kosten en schilderen bent u alleen schuldig als het is afgesproken. Een opzegging vraagt toch papier met een reden. Bewaar overschrijvingen en berichten, en betaal per bank met het woord huur.',
  },
  'de.ask-home.water-from-neighbour': {
    says: 'Meld het vandaag aan de verhuurder en uw inboedelverzekering (Hausrat), met foto’s. Uw spullen betaalt meestal uw eigen inboedelverzekering; muren en vloer zijn voor de verhuurder en de opstalverzekering. De buurman of zijn verzekering betaalt alleen als hij schuld heeft. Zolang de woning nat is, is de huur volgens de wet lager. Gooi niets weg voordat de verzekeraar het zag.',
  },
  'de.ask-buy.voucher-insolvent': {
    says: 'Hij is niet weg, maar meestal weinig waard. Gebruik hem vandaag als de winkel hem nog aanneemt. Is de insolventie door de rechter geopend, dan kan dat niet meer. Dien dan uw vordering in bij de curator (Insolvenztabelle); dat is gratis. Meestal komt maar een paar procent terug, en laat. Kort geleden met kaart of PayPal gekocht? Vraag ook daar het geld terug.',
  },
}
