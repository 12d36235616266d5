/** French: what is at stake. */
import { NOT_PLANNED } from '../stakes.ts'
import type { Stakes } from '../stakes.ts'

export const FR_STAKES: Stakes = {
  pressing: [
    /(?<!\p{L})(?:expuls(?:é|ée|er|ion)|assignation|assigné|mise en demeure du tribunal|injonction de payer|commandement de payer|convocation[^.?!]{0,40}(?:tribunal|police|gendarmerie)|garde à vue|oqtf|quitter le territoire|jugement[^.?!]{0,40}(?:contre moi|reçu)|décision du (?:tribunal|tal)|saisi(?:e|r)? (?:mes|sur|mon|de mon)|(?:mon|notre|ton) compte (?:est |a été )?(?:bloqué|saisi))/iu,
    /(?:huissier|commissaire de justice)[^.?!]{0,60}(?:passé|venu|viendra|vient|avis de passage|porte|laissé)|avis de passage/iu,
    /licencié|mise à pied|entretien préalable|faute (?:grave|lourde)|(?:patron|employeur|chef)[^.?!]{0,40} (?:m'a|m'ont|me) (?:envoy|donn|notifi|signifi|remi|remet)\p{L}* (?:mon|le|un) congé(?! (?:maladie|pay|matern|patern|parental|sabbat))|(?:patron|employeur|chef)[^.?!]{0,90}(?:c'est fini|plus la peine de venir|virée?|renvoyée?|c4)|rupture conventionnelle[^.?!]{0,80}(?:signer|demain|aujourd)|(?:met|mettre|mettent|mis) fin à (?:mon|notre) (?:contrat|cdi|cdd|emploi)/iu,
    /résili(?:é|er|e)[^.?!]{0,24}\bbail\b|(?:formule officielle de |lettre de |avis de )résiliation|reçu[^.?!]{0,80}résiliation (?:de |du )(?:(?:mon |notre |votre |contrat de )?bail|(?:mon |notre |l')(?:logement|appartement))|\bbail\b[^.?!]{0,40}(?:résilié|annul)|annule mon bail|changer? (?:la serrure|les serrures)|reçu (?:un )?(?:congé|renon|préavis)|j'ai un renon|(?:propriétaire|bailleur|bailleresse|agence)[^.?!]{0,140}(?:je|on|nous) (?:dois|doit|devons|devrai[st]?) (?:partir|quitter|sortir|libérer|déménager)|congé pour (?:vente|vendre|reprise|habiter)|à la rue|sortir (?:du logement|de l'appartement) (?:avant|d'ici)/iu,
    /(?:coup(?:é|ée|er|ure)|suspendu)[^.?!]{0,40}(?:électricité|courant|gaz|eau|chauffage)|(?:électricité|courant|gaz|eau)[^.?!]{0,40}coup(?:é|ée|er)/iu,
    /délai[^.?!]{0,50}(?:expire|se termine|finit)[^.?!]{0,20}(?:demain|aujourd|ce soir|cette semaine)|il me reste (?:\d|deux|trois|un) jours?|(?:avant|d'ici) (?:demain|ce soir)/iu,
    /(?:cliqué|donné|saisi|communiqué)[^.?!]{0,60}(?:lien|code|carte|mot de passe|coordonnées)[^]{0,200}(?:prélev|débit|disparu|arnaque|retir)/iu,
    /(?<!\p{L})(?:faux (?:conseiller|policier|banquier|employé)|se (?:faisant|faisait|fait) passer|(?:appel|appelée?|téléphon\p{L}*)[^]{0,100}banque)[^]{0,200}(?:validé|virements?|viré|code|vidé|disparu)|(?:arnaque|escroc|fraude)[^]{0,200}(?:viré|virement|prélevé|disparu)/iu,
    /rupture conventionnelle[^]{0,120}(?:j'ai|on a) signé|signé[^.?!]{0,60}rupture conventionnelle|(?:patron\p{L}*|employeu\p{L}*|chef\p{L}*)[^.?!]{0,140}(?:va me virer|veut me (?:virer|licencier|renvoyer)|menace de me (?:virer|licencier|renvoyer)|me licencier)/iu,
    /(?<!\p{L})(?:office(?: des poursuites)?|huissier|commissaire de justice|impôts|fisc|trésor public|créancier)(?!\p{L})[^.?!]{0,50}(?:prend|prélèv|prélev|reti(?:en|r)|saisi)[^.?!]{0,50}(?:salaire|paie|paye|revenu|retraite)(?!\p{L})/iu,
  ],
  told: /(?<!\p{L})(?:j'ai|m'a|m'ont|on m|il a|elle a|ils ont|elles ont|nous a|a été|ont été|était|étaient|reçu|refuse|refusent|veut|veulent|demande|demandent|réclame|réclament|dit|disent|menace|menacent|exige|(?:paie|paye|rembourse|répond|rend)(?:nt)? (?:pas|plus)|hier|aujourd'hui|demain|depuis|la semaine dernière|le mois dernier|il y a)(?!\p{L})/iu,
  decides:
    /(?<!\p{L})(?:convocation(?![^\n]{0,12}(?:état des lieux|remise des clés|assemblée générale|visite))|assignation à titre|êtes convoqué|vous êtes tenu|entretien préalable|sanction|mise à pied|avertissement disciplinaire|votre demande[^.]{0,120}(?:incomplète|refusée|rejetée|classée)|ne peut (?:être accueillie|vous être accord)|(?:est|sommes|a été|être) refusée?|refusons|rejet(?:ée|ons)|classé sans suite|sous (?:30|trente|15|quinze|8|huit) jours|recours (?:gracieux|contentieux|administratif|amiable)|voies? et délais? de recours|droit d'être entendu|observations écrites|envisage(?:ons|r)? (?:de|à votre égard|une)|loyer[^.]{0,60}(?:révis|augment|porté)|révision (?:du|de votre) loyer)/iu,
  refuses:
    /(?<!\p{L})(?:(?:demande|requête|titre|autorisation|prestation|allocation|indemnité)[^.]{0,120}(?:est|a été|sont|ont été) (?:donc )?(?:rejetée?s?|refusée?s?)|(?:rejetons|refusons) votre|(?:ne peuvent?|aucune? [^.]{0,60}ne peut)(?: pas)? (?:vous )?être (?:versée?s?|accordée?s?|attribuée?s?)|ne pouvons (?:pas )?(?:donner une suite favorable|donner suite|accéder|réserver une suite)|pas de suite favorable)/iu,
  removes:
    /(?<!\p{L})(?:(?:obligation|obligée?|ordre) de quitter (?:le territoire|la suisse|la france)|reconduit[es]? (?:d'office )?(?:à la frontière|vers le pays)|renvoi de suisse)/iu,
  loses:
    /(?<!\p{L})(?:(?:allocation|prestation|indemnit|rsa|pension|droits?)\p{L}*(?![^.]{0,30} (?:pourr(?:a|ait|ont|aient)|peu(?:t|vent)|risqu))[^.]{0,60}(?:suspen\p{L}+|supprim\p{L}+|cess\p{L}+|(?:prendront|prennent|prend|prendra) fin|interromp\p{L}+)|radi(?:é|ée|ation) (?:de la liste|des listes)|entretien préalable (?:à|au|de|en vue)[^.]{0,40}(?:licenciement|sanction)|(?:envisag(?:er|eons|e)|projet)[^.]{0,60}(?:licencier|licenciement)|suspension (?:de|du|de votre) permis|permis[^.]{0,30}(?:suspendu|annulé|invalidé)|exclusion définitive|conseil de discipline)(?!\p{L})/iu,
  asking: {
    asks: /(?<!\p{L})(?:(?:je )?(?:souhaite|souhaiterais|voudrais|aimerais)(?: bien)? savoir|j'aimerais savoir|que se passe-t-il|(?:peut|puis|dois|peuvent|doit)[- ](?:on|ils?|elles?|je)|est[- ]ce qu(?:e|['’])|combien de (?:temps|jours)|quels? (?:sont|recours|délais?)|comment (?:faire|réagir)|merci (?:d'avance|de vos?|pour vos?)(?: \p{L}+)?|bonjour à tous|quelqu'un (?:sait|peut|a)|une question|besoin (?:d'aide|de conseils?)|qu'en pensez-vous|au secours)(?!\p{L})/giu,
    kin: /(?<!\p{L})(?:ma|mon|mes|notre|nos) (?:mère|père|parents|frère|sœur|soeur|fils|fille|mari|femme|compagn\p{L}+|grand-mère|grand-père|propriétaire|bailleur|patron|employeur|voisine?s?|bail|conjointe?)(?!\p{L})/giu,
    begins:
      /^(?:quel(?:le)?s?|combien|comment|quand|où|pourquoi|qui|que|est-ce|peut-on|puis-je|dois-je)(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:vous (?:devez|pouvez|êtes|avez|disposez)|votre)(?!\p{L})/u,
    thanks: /(?<!\p{L})(?:merci)(?!\p{L})[^.!\n]{0,60}/giu,
    second:
      /(?<!\p{L})(?:[Tt]u|[Tt]e|[Tt]oi|[Tt]on|[Tt]a|[Tt]es|t'|[Vv]ous|[Vv]otre|[Vv]os)(?!\p{L})/gu,
    opens:
      /^(?:[^\n]{0,60}\n+)?\s*(?:(?:bonjour|salut|cher|chère|maman|papa)[ ,]{1,2}(?!à tou[ste]|tout le monde|forum|les gens|je |j'|me |mon |ma |mes |nous |on |voilà |voici |c'est |suite |petite )\p{L}|(?:monsieur|madame|m\.|mme)(?!\p{L}))/iu,
  },
  toldLimit: [
    /(?<!\p{L})(?:[jm]'|(?:je|me|moi|nous|on)(?!\p{L}))|(?:marqué|écrit|indiqué|noté)[^.?!]{0,60}(?:payer|régler|contester|répondre|délai|opposition|recours|avant le|au plus tard)/iu,
    /(?<!\p{L})(?:dois|devons|doit|faut|menac\p{L}+|si (?:je|on|nous) ne (?:paie|paye|règle|payons|réglons)|(?:donn|laiss|exig|réclam|demand|somm|rest)e(?:nt)?|veu(?:t|lent)|(?:ai|avons) que|(?:marqué|écrit|indiqué|noté)[^.?!]{0,60}(?:payer|régler|répondre|délai|avant le|au plus tard)|peu(?:t|x|vent) [^.?!]{0,30}(?:contester|faire opposition|faire appel|recourir|faire recours|réclamer))(?!\p{L})/iu,
    NOT_PLANNED,
  ],
  ofOffices: null,
}
