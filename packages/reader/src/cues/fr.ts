/** French, of France, Belgium, Switzerland and Quebec: kinds of letter and the facts they rest on. */
import type { CueRow } from './cue.ts'

export const FR_CUES = [
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3.5 },
    cues: `
      recouvrement | mise en demeure | vous mettons en demeure | votre créance | relance | rappels de paiement | rappel de paiement |
      dernier rappel | premier rappel | frais de recouvrement | montant total dû | dernière chance | reste à payer |
      frais de sommation | engagerons une poursuite | poursuite sans autre avis | transmis au service contentieux | votre dossier de recouvrement | avant transmission à | régler cette somme | solde de votre compte | prime impayée | cotisation impayée | échéances impayées |
      sommation de payer | notre mandant | notre mandante | restez lui devoir | restez devoir | contentieux | avis de retard | agence de recouvrement | votre compte reste débiteur | solde impayé`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 1.2 },
    cues: 'créance | impayé | impayée | impayés | huissier de justice | commissaire de justice | notre client | notre cliente | n a pas été payée',
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 3 },
    cues: 'dernière mise en demeure avant | avant assignation | avant saisine du tribunal | avant action en justice',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: `
      commandement de payer | saisie attribution | saisie vente | procès verbal de saisie | saisie sur salaire | fais commandement |
      commandement aux fins | dénonciation de saisie | huissier instrumentant | office des poursuites | avis de saisie | saisie exécution |
      signification commandement | avis d exécution`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 2 },
    cues: 'signification | commissaires de justice associés | huissiers de justice associés | saisie administrative',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5 },
    cues: `
      assignation | injonction de payer | portant injonction de payer | citation à comparaître | requête en injonction | former opposition |
      convocation à l audience | convoqué à l audience | convoquée à l audience | citation devant | tribunal de police | requête en conciliation | êtes assigné | êtes assignée | appelé à comparaître |
      demande introductive d instance | avis d assignation | convocation devant le tribunal | requête introductive`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 4.5 },
    cues: `jugement | par ces motifs | au nom du peuple français | le tribunal condamne | exécution provisoire`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: `
      congé pour vente | congé pour reprise | donnons congé | expulsion | commandement de quitter les lieux | résiliation du bail |
      congé pour vendre | donne donc congé | vous donne congé | donnons congé | vaut offre de vente | libéré les lieux | avis d expulsion | quitter les lieux | avis d éviction | reprise de logement | non renouvellement du bail | quitter le logement`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, DISMISSAL_LETTER: -2, DEBT_COLLECTION_LETTER: -4 },
    cues: `
      mise à pied disciplinaire | avertissement disciplinaire | sanction disciplinaire |
      lettre d avertissement | notification d un avertissement`,
  },
  {
    means: 'type',
    kinds: { OTHER: 7, BENEFIT_OVERPAYMENT: -3 },
    cues: `
      obligation de quitter le territoire | obligé de quitter le territoire | obligée de quitter le territoire |
      demande de titre de séjour | pays de destination`,
  },
  {
    means: 'type',
    kinds: { OTHER: 5, DISMISSAL_LETTER: -6 },
    cues: `
      compte de dépôt | clôture de votre compte | clôture de vos comptes | votre compte sera clôturé | convention de compte`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6 },
    cues: `loyers impayés | loyer impayé | arriéré de loyer | arriérés de loyer | dette locative | loyers de retard | sommation art 257d`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 4 },
    cues: 'votre loyer | vos loyers | relance loyer | le loyer de | le loyer du mois',
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 2.5 },
    cues: 'dont vous êtes locataire | rapports locatifs | en votre qualité de locataire | le logement que vous louez',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      rupture de la période d essai | met fin à votre période d essai | mettons fin à votre période d essai | rompre votre contrat | congé donné à l employé | résiliation des rapports de travail | résilions votre contrat de travail | cessation d emploi |
      licenciement | votre licenciement | rupture de votre contrat de travail | faute grave | congédiement | fin de votre emploi |
      mettons fin à votre contrat de travail`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 5 },
    cues: 'licenciement économique | motif économique | suppression de votre poste',
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 3, DISMISSAL_LETTER: -2 },
    cues: 'licenciement pour motif économique | licencier pour motif économique | licencié pour motif économique | licenciée pour motif économique | licenciement économique',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5 },
    cues: `
      direction générale des finances publiques | impôt sur le revenu | trésor public | avis d imposition | taxe d habitation |
      taxe foncière | spf finances | service des impôts | votre impôt | revenu québec | agence du revenu | avis de cotisation |
      numéro fiscal | administration fiscale | avertissement extrait de rôle`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3.5 },
    cues: `
      facture d électricité | facture d eau | facture de gaz | coupure | fournisseur d énergie | compteur | réduction de puissance | hydro québec |
      point de livraison | suspension de votre ligne | forfait mobile | limitation de puissance | votre fourniture d énergie | votre contrat d énergie | interrompre la fourniture | point de référence mesure | eaux usées | abonnement internet`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5 },
    cues: `
      amende majorée | amende forfaitaire majorée | avis de paiement fps | excès de vitesse | désignation du conducteur | points retirés | amende d ordre | ordonnance pénale |
      avis de contravention | forfait post stationnement | amende forfaitaire | contravention | constat d infraction |
      perception immédiate | redevance de stationnement | procès verbal d infraction`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5 },
    cues: `trop perçu | indu | perçu indûment | perçue indûment | perçus indûment | perçues indûment | indûment perçues | indûment perçu | récupération d allocations | récupération des allocations | allocations de chômage pour | sommes indues | avez perçu à tort | prestations indûment | notification d indu | remboursement des allocations | prestations versées en trop`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 2 },
    cues: 'caisse d allocations familiales | france travail | onem | office national de l emploi | allocations de chômage | caf | cpam | carsat',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 2 },
    cues: `lettre de résiliation | votre abonnement | droit de rétractation | votre réclamation | garantie de conformité`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 4.5 },
    cues: `
      refus d indemnisation | n est pas couvert | ne peut être indemnisé | ne pouvons pas prendre en charge | garantie n est pas acquise | déchéance de garantie | expertise de votre sinistre |
      refus de prise en charge | déclaration de sinistre | votre sinistre | refus de garantie | numéro de sinistre | votre contrat d assurance |
      ne pouvons donner une suite favorable | exclusion de garantie`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 5 },
    cues: `contrefaçon | droits d auteur | droit d auteur | hadopi | utilisation sans autorisation de la photographie`,
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 5 },
    cues: 'sacem | socan | diffusion de musique | sabam',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 5 },
    cues: 'parking privé | stationnement privé | redevance forfaitaire de stationnement',
  },
  {
    means: 'type',
    kinds: { OTHER: 3.5 },
    cues: `
      facture acquittée | acquittée | curriculum vitae | lettre d information | bulletin | invitation | nous avons le plaisir |
      compte rendu | assemblée générale | votre rendez vous | confirmation de commande | merci de votre confiance | entrée gratuite |
      offre d emploi | don | sondage | aucune démarche`,
  },
  {
    means: 'sign',
    sign: 'court',
    cues: 'tribunal | tribunal judiciaire | tribunal de proximité | cour d appel | juge | cour du québec | justice de paix | tribunal d arrondissement | prud hommes | juge de paix | tribunal administratif du logement',
  },
  {
    means: 'sign',
    sign: 'claim_number',
    cues: 'rg | n rg | rg n | numéro de rôle | dossier de la cour | rôle général | n de dossier | numéro de dossier',
  },
  {
    means: 'sign',
    sign: 'parties',
    cues: 'demandeur | demanderesse | défendeur | défenderesse | créancier | débiteur | débitrice | requérant | requérante',
  },
  {
    means: 'sign',
    sign: 'enforcement_power',
    cues: 'commissaire de justice | commissaires de justice | huissier de justice | huissiers de justice | huissier | office des poursuites',
  },
  {
    means: 'sign',
    sign: 'loss_of_home',
    cues: 'expulsion | 257d | perdre votre logement | libérer les lieux | fin au bail | résilier le bail | résilier votre bail | ferons résilier | bail sera résilié | résiliation de votre bail | résiliation du bail | quitter les lieux | clause résolutoire',
  },
  {
    means: 'sign',
    sign: 'client',
    cues: 'notre client | notre cliente | pour le compte de | mandatés par | mandaté par | créancier | au nom de | à la demande de | à la requête de',
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: `
      trésor public | finances publiques | caisse d allocations familiales | préfecture | tribunal judiciaire | urssaf | france travail |
      pôle emploi | mairie | ville de | commune de | spf finances | revenu québec | office des poursuites`,
  },
  {
    means: 'sign',
    sign: 'modal',
    cues: `pourrons | pourrait | peuvent | peut | si | serons contraints | afin d éviter | sinon | à défaut`,
  },
  {
    means: 'sign',
    sign: 'final_stage',
    cues: 'mise en demeure | vous mettons en demeure | dernier rappel | dernier avis | avant poursuites',
  },
  { means: 'sign', sign: 'paid', cues: 'facture acquittée | déjà réglé | déjà effectué' },
  {
    means: 'sign',
    sign: 'debt',
    cues: 'dette | créance | recouvrement | huissier | crédit | saisie | mise en demeure | rembourser | surendettement',
  },
  {
    means: 'sign',
    sign: 'housing',
    cues: 'propriétaire | locataire | loyer | bail | logement | appartement | dépôt de garantie | expulsion | caution | serrure | bailleur | chauffage',
  },
  {
    means: 'sign',
    sign: 'employment',
    cues: 'employeur | patron | licencié | licenciée | licenciement | contrat de travail | salaire | préavis | heures supplémentaires | démission | prud hommes',
  },
  {
    means: 'sign',
    sign: 'parking',
    cues: 'stationnement | garé | garée | parking | pv | amende | fourrière',
  },
  {
    means: 'sign',
    sign: 'consumer',
    cues: 'abonnement | remboursement | commande | livraison | garantie | vendeur | rétractation | acheté | salle de sport | réparation',
  },
  {
    means: 'sign',
    sign: 'criminal',
    cues: 'plainte | police | gendarmerie | procureur | garde à vue | délit | convocation au commissariat',
  },
  {
    means: 'sign',
    sign: 'family',
    cues: 'divorce | pension alimentaire | garde des enfants | mon ex | séparation | conjoint',
  },
  {
    means: 'sign',
    sign: 'immigration',
    cues: 'titre de séjour | préfecture | visa | asile | oqtf | naturalisation | permis d études | quitter le territoire | carte de séjour | sans papiers',
  },
] as const satisfies readonly CueRow[]
