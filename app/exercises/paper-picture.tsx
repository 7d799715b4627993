import { useLoaded } from "~/ui/use-loaded";

/** A picture on paper; in words where it cannot be loaded. */
export function PaperPicture({ address, alt }: { address: string; alt: string }) {
  const { is, image } = useLoaded(address);
  if (address === "") return null;
  if (is === "failed") return <p className="font-read text-base">{alt}</p>;
  return (
    <img {...image} src={address} alt={alt} className="max-h-[90mm] max-w-full object-contain object-left" />
  );
}
