import { Link } from "@remix-run/react";
import { LoaderCircle, type LucideIcon } from "lucide-react";
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef, type MouseEvent } from "react";

type Variant = "primary" | "default" | "quiet" | "danger";
type Size = "small" | "medium" | "big";
type Look = { variant?: Variant; size?: Size };

const BASE =
  "relative inline-flex shrink-0 items-center justify-center gap-[7px] border font-medium whitespace-nowrap select-none transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default";

const VARIANTS: Record<Variant, string> = {
  primary: "border-transparent bg-accent text-on-accent not-disabled:not-aria-disabled:hover:bg-accent-hover",
  default: "border-line-strong bg-surface text-ink not-disabled:not-aria-disabled:hover:bg-hover",
  quiet: "border-transparent text-ink not-disabled:not-aria-disabled:hover:bg-hover",
  danger:
    "border-line-strong bg-surface text-danger not-disabled:not-aria-disabled:hover:border-danger not-disabled:not-aria-disabled:hover:bg-danger-soft",
};

const SIZES: Record<Size, string> = {
  small: "h-control-small rounded-control px-[9px] text-sm",
  medium: "h-control rounded-control px-[13px] text-sm",
  big: "h-[46px] rounded-[10px] px-[22px] text-md",
};

const SQUARES: Record<Size, string> = {
  small: "size-control-small rounded-control",
  medium: "size-control rounded-control",
  big: "size-[46px] rounded-[10px]",
};

const look = ({ variant = "default", size = "medium" }: Look, className = "") =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`;

const Icon = ({ icon: Shape }: { icon: LucideIcon }) => (
  <Shape size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
);

const Spinner = ({ className = "" }: { className?: string }) => (
  <LoaderCircle size={16} strokeWidth={1.75} aria-hidden className={`shrink-0 animate-spin ${className}`} />
);

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { icon?: LucideIcon; busy?: boolean };

/** A press while busy does nothing, and sends no form either; the focus stays, which `disabled` would lose. */
const ignorePress = (event: MouseEvent) => event.preventDefault();

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, busy = false, className, children, onClick, type = "button", ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={look({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? ignorePress : onClick}
    >
      {busy && <Spinner className={icon ? "" : "absolute"} />}
      {icon && !busy && <Icon icon={icon} />}
      <span className={busy && !icon ? "opacity-0" : "contents"}>{children}</span>
    </button>
  );
});

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  Look & {
    to: string;
    icon?: LucideIcon;
    /** a plain link that loads a whole page: for other sites, files, and pages without scripts */
    reloadDocument?: boolean;
    /** the page stays where it is scrolled to */
    preventScrollReset?: boolean;
  };

export function ButtonLink({
  to,
  variant,
  size,
  icon,
  reloadDocument = false,
  preventScrollReset,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const inside = (
    <>
      {icon && <Icon icon={icon} />}
      {children}
    </>
  );
  const looks = look({ variant, size }, className);
  return reloadDocument ? (
    <a {...rest} href={to} className={looks}>
      {inside}
    </a>
  ) : (
    <Link {...rest} to={to} preventScrollReset={preventScrollReset} className={looks}>
      {inside}
    </Link>
  );
}

type IconButtonProps = Omit<ButtonProps, "children" | "icon" | "aria-label" | "title"> & {
  label: string;
  icon: LucideIcon;
};

/** A button that shows an icon alone: its name is read out and stands in the tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  {
    label,
    icon,
    variant = "quiet",
    size = "medium",
    busy = false,
    className = "",
    onClick,
    type = "button",
    ...rest
  },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={`${BASE} ${VARIANTS[variant]} ${SQUARES[size]} ${className}`}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? ignorePress : onClick}
    >
      {busy ? <Spinner /> : <Icon icon={icon} />}
    </button>
  );
});
