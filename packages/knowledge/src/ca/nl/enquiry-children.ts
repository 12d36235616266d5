/** The Dutch words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_NL: Words = {
  'ca.ask.see-child': {
    says: 'Alimentatie en tijd met het kind zijn twee dingen, dus blijf betalen. Schrijf elke weigering op. Probeer eerst bemiddeling, vaak gratis of goedkoop. Vraag dan de familierechter om een regeling (parenting order). Die kijkt alleen naar wat het beste is voor het kind.',
  },
  'ca.ask.child-support-cannot-pay': {
    says: 'Stop niet op eigen houtje: het bevel loopt door en wat u mist telt op. Bel vandaag het alimentatiekantoor van uw provincie en betaal wat u kunt. Alleen een rechter kan een bevel wijzigen. Stemt de ander schriftelijk in, dan kan de rechter het meestal goedkeuren. Vraag het meteen, met bewijs van het lagere inkomen: het verleden wijzigen is moeilijk.',
  },
  'ca.ask.child-support-how-much': {
    says: 'Het gaat met tabellen: het bruto-inkomen van wie betaalt, het aantal kinderen en de provincie. Zoek het gratis op met de federale Child Support Look-up. Daarbij komt een deel van bijzondere kosten zoals opvang of zorg. Heeft ieder het kind 40% van de tijd of meer, dan kan de rechter een andere som vaststellen. Quebec heeft eigen tabellen als beiden daar wonen.',
    dependsOn: 'het inkomen van wie betaalt, het aantal kinderen en de provincie',
  },
  'ca.ask.where-children-live': {
    says: 'Eerst u beiden: schrijf een ouderplan, met een bemiddelaar als dat helpt. Lukt het niet, dan beslist een familierechter, alleen naar wat het beste is voor het kind. Hij kijkt wie voor het kind zorgde, naar veiligheid en naar wat het kind zelf wil. Volgens de wet gaat moeder noch vader voor. Houd het kind tot dan niet weg en verhuis niet ver. Is er geweld, zoek dan eerst hulp.',
  },
}
